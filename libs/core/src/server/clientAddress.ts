import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

/** Whether the X-Forwarded-For header of a peer is trusted. */
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
  const [address = '', prefix, ...others] = entry.split('/');
  const version = isIP(address);
  const family = version === 6 ? 'ipv6' : 'ipv4';
  const isPrefix = prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (version === 6 ? 128 : 32));
  if (version === 0 || !isPrefix || others.length > 0)
    throw new Error(`${variable} must list addresses or networks, and has '${entry}'.`);
  if (prefix === undefined) return peers.addAddress(address, family);
  peers.addSubnet(address, Number(prefix), family);
}

/** The IP address of the client: the last address of the forwarding chain that is no trusted proxy. */
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

/** Whether a request has an X-Forwarded-For header that does not count, because its sender is not trusted. */
export const isForwardingIgnored = (
  { socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>,
  trusts: Trusts,
): boolean => headers['x-forwarded-for'] !== undefined && !trusts(bare(socket.remoteAddress ?? ''));

const withPort = /^(?:\[([^\]]*)\](?::\d+)?|(\d+(?:\.\d+){3}):\d+)$/;

/** An address without the port that some proxies write behind it, and without the IPv6 prefix of an IPv4 address. */
const bare = (address: string): string => address.replace(withPort, '$1$2').replace(/^::ffff:(?=\d+\.)/i, '');
