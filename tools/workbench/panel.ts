import { createElement, useEffect, useRef, useState, type ReactNode } from 'react';
import { addons, types, useGlobals } from 'storybook/manager-api';

/** The editor is a story of its own: the panel shows it in a frame and tells it what the toolbar chose. */
function Panel(): ReactNode {
  const [globals] = useGlobals();
  const store = String(globals['store']);
  const scheme = String(globals['scheme']);
  const [first] = useState(
    `iframe.html?id=workbench-editor--panel&viewMode=story&globals=store:${store};scheme:${scheme}`,
  );
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const view = frame.current?.contentWindow;
    if (view) view.location.hash = new URLSearchParams({ store, scheme }).toString();
  }, [store, scheme]);
  const style = { border: 0, width: '100%', height: '100%' };
  return createElement('iframe', { ref: frame, src: first, title: 'Theme', style });
}

addons.register('etalage/theme', () => {
  addons.add('etalage/theme/panel', {
    title: 'Theme',
    type: types.PANEL,
    render: ({ active }) => (active ? createElement(Panel) : null),
  });
});
