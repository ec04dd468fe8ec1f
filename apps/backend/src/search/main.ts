import { openAdminDoor } from '../server/adminDoor.ts';
import { oneLine } from '../server/oneLine.ts';
import { readStores } from '../stores/stores.ts';
import { ownersAnswer } from './ownersAnswer.ts';
import { ownersQuestion } from './ownersQuestion.ts';

async function run(): Promise<void> {
  const codes = readStores().map(({ code }) => code);
  const question = ownersQuestion(process.argv.slice(2), codes);
  const door = await openAdminDoor();
  try {
    for await (const line of ownersAnswer(door, question)) console.log(line);
  } finally {
    await door.close();
  }
}

try {
  await run();
} catch (error) {
  console.error(`search: ${oneLine(error, undefined)}`);
  process.exitCode = 1;
}
