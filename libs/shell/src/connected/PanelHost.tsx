/** The panel that lies over the page. */
export function PanelHost() {
  return null;
}
