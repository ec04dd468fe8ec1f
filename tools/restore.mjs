#!/usr/bin/env node
// Makes a shop of a backup in an empty data folder.
import { fileURLToPath } from 'node:url';
import { runBackendCommand } from './run/command.mjs';

runBackendCommand(fileURLToPath(new URL('../apps/backend/src/restore/main.ts', import.meta.url)));
