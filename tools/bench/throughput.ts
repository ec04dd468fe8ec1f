import autocannon from 'autocannon';
import { cpuSeconds } from './cpu.ts';

/** Pages that the process `pid` answers per second of its own CPU, under 8 connections for `seconds`. */
export async function pagesPerCore(url: string, pid: number, seconds = 6): Promise<number> {
  await autocannon({ url, connections: 4, duration: 2, headers });
  const before = cpuSeconds(pid);
  const { requests, non2xx } = await autocannon({ url, connections: 8, duration: seconds, headers });
  if (non2xx > 0) throw new Error(`${non2xx} answers of ${url} were not 200`);
  return requests.total / (cpuSeconds(pid) - before);
}

const headers = {
  'accept-encoding': 'br',
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36',
};
