#!/usr/bin/env node
// Saves the shop as it is at this moment into one file, while it runs or not.
import { fileURLToPath } from 'node:url';
import { runBackendCommand } from './run/command.mjs';

runBackendCommand(fileURLToPath(new URL('../apps/backend/src/backup/main.ts', import.meta.url)));
