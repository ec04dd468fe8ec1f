import { expect, it } from 'vitest';
import { keptRegions } from './keptRegions.ts';

it('keeps what the server alone draws and the static parts of any page, by their names', () => {
  document.body.innerHTML =
    '<div id="region-menu"><nav>Bad</nav></div><main><div id="region-story"><p>Lookbook</p></div><p id="story">x</p></main>';
  expect(keptRegions(document)).toEqual({ menu: '<nav>Bad</nav>', story: '<p>Lookbook</p>' });
});
