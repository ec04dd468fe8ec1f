import { openPglite } from '../database/openDatabase.ts';

// A program: makes an empty database of this version in the folder of its argument.
await (await openPglite(process.argv[2])).close();
