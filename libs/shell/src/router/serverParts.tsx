import { createContext, useContext, type ReactNode } from 'react';

/** What only the server draws: assets of the head, and the HTML of regions, which the browser keeps as it came. */
export type ServerParts = {
  head?: ReactNode;
  strip?: string;
  logo?: string;
  search?: string;
  menu?: string;
  footer?: string;
  /** The error reference, if the page could not be loaded. */
  failure?: string;
};

/** The names of the regions that the browser never draws itself. */
const regionNames = ['strip', 'logo', 'search', 'menu', 'footer'] as const;
export type RegionName = (typeof regionNames)[number];

const ServerPartsContext = createContext<ServerParts>({});
/** Hands the parts to one render on the server. */
export const ServerPartsProvider = ServerPartsContext.Provider;
/** The parts of this render; empty in the browser. */
export const useServerParts = (): ServerParts => useContext(ServerPartsContext);
