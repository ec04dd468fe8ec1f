import { createElement, useEffect, useRef, useState, type ReactNode } from 'react';
import { addons, types, useGlobals } from 'storybook/manager-api';

type Choice = { store: string; scheme: string };

/** The editor is a story of its own: the panel shows it in a frame and tells it what the toolbar chose. */
function EditorFrame({ store, scheme }: Choice): ReactNode {
  const [first] = useState(
    `iframe.html?id=workbench-editor--panel&viewMode=story&globals=store:${store};scheme:${scheme}`,
  );
  const frame = useRef<HTMLIFrameElement>(null);
  const tell = (): void => {
    const view = frame.current?.contentWindow;
    if (view) view.location.hash = new URLSearchParams({ store, scheme }).toString();
  };
  useEffect(tell, [store, scheme]);
  const style = { border: 0, width: '100%', height: '100%' };
  // What was said before the editor was there is lost, so it is said again when it is.
  return createElement('iframe', { ref: frame, src: first, title: 'Theme', style, onLoad: tell });
}

/** The choice comes from the preview: until it has said it, nobody knows which store to edit. */
function Panel(): ReactNode {
  const [{ store, scheme }] = useGlobals();
  if (typeof store !== 'string' || typeof scheme !== 'string') return null;
  return createElement(EditorFrame, { store, scheme });
}

addons.register('etalage/theme', () => {
  addons.add('etalage/theme/panel', {
    title: 'Theme',
    type: types.PANEL,
    render: ({ active }) => (active ? createElement(Panel) : null),
  });
});
