import type { SearchEngine } from '../port.ts';

/** The engine under test, filled before the tests begin. */
export type EngineInTest = () => SearchEngine;
