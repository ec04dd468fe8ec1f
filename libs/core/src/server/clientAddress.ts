import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

/** Whether the forwarding header of a peer counts. */
export type Trusts = (address: string) => boolean;

/** Trusts the addresses and networks of a list parted by commas. Throws an Error that names the variable. */
export function trustedPeers(list: string | undefined, variable: string): Trusts {
  const peers = new BlockList();
  for (const entry of (list ?? '').split(',').map((part) => part.trim())) {
    if (entry !== '') addPeer(peers, entry, variable);
  }
  return (address) => peers.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}

function addPeer(peers: BlockList, entry: string, variable: string): void {
  const [address = '', prefix] = entry.split('/');
  const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
  if (isIP(address) === 0) throw new Error(`${variable} must list addresses or networks, and has '${entry}'.`);
  if (prefix === undefined) return peers.addAddress(address, family);
  peers.addSubnet(address, Number(prefix), family);
}

/** The address of the client: the nearest one that no trusted proxy vouches for. */
export function clientAddress(
  { socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>,
  trusts: Trusts,
): string {
  const peer = bare(socket.remoteAddress ?? '');
  const header = headers['x-forwarded-for'];
  const claimed = (Array.isArray(header) ? header.join(',') : (header ?? ''))
    .split(',')
    .map((part) => bare(part.trim()));
  const chain = [...claimed.filter((address) => address !== ''), peer];
  return chain.findLast((address) => !trusts(address)) ?? chain[0] ?? peer;
}

const bare = (address: string) => address.replace(/^::ffff:/i, '');
