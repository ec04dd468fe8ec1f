import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, it } from 'vitest';
import { clientAddress, trustedPeers } from './clientAddress.ts';

/** A request as it comes from a peer. */
function from(remoteAddress: string, forwardedFor?: string): IncomingMessage {
  const socket = Object.defineProperty(new Socket(), 'remoteAddress', { value: remoteAddress });
  const request = new IncomingMessage(socket);
  if (forwardedFor !== undefined) request.headers['x-forwarded-for'] = forwardedFor;
  return request;
}

it.each([
  ['a peer without header', '1.2.3.4', undefined, '1.2.3.4'],
  ['a peer that nobody trusts', '1.2.3.4', '5.6.7.8', '1.2.3.4'],
  ['a shopper behind a trusted peer', '10.0.0.1', '5.6.7.8', '5.6.7.8'],
  ['a shopper who names another first', '10.0.0.1', '9.9.9.9, 5.6.7.8', '5.6.7.8'],
  ['a shopper behind two trusted peers', '::ffff:10.0.0.1', '5.6.7.8, 10.0.0.2', '5.6.7.8'],
  ['a trusted peer of its own', '10.0.0.1', undefined, '10.0.0.1'],
  ['an empty header', '10.0.0.1', ' , ', '10.0.0.1'],
  ['what is no address', '10.0.0.1', 'unknown', 'unknown'],
  ['an address of which a proxy wrote the port too', '10.0.0.1', '5.6.7.8:51234', '5.6.7.8'],
  ['an IPv6 address with its port', '10.0.0.1', '[2001:db8::1]:51234', '2001:db8::1'],
  ['an IPv6 address in brackets', '10.0.0.1', '[2001:db8::1]', '2001:db8::1'],
  ['an IPv6 address', '10.0.0.1', '2001:db8::1', '2001:db8::1'],
])('%s is the client', (_what, peer, header, client) => {
  expect(clientAddress(from(peer, header), trustedPeers('10.0.0.0/8', 'TRUST_PROXY'))).toBe(client);
});

it.each(['everyone', '10.0.0.0/', '10.0.0.0/x', '10.0.0.0/33', '10.0.0.0/-1', '10.0.0.0/8/8', '::1/129'])(
  'a list of trusted peers with %s stops the start and names the variable',
  (entry) => {
    expect(() => trustedPeers(`127.0.0.1,${entry}`, 'TRUST_PROXY')).toThrow(
      `TRUST_PROXY must list addresses or networks, and has '${entry}'.`,
    );
  },
);

it.each([
  ['10.0.0.0/8', '10.1.2.3', '11.1.2.3'],
  ['2001:db8::/32', '2001:db8:1::1', '2001:db9::1'],
])('a list with the network %s trusts %s and not %s', (network, inside, outside) => {
  const trusts = trustedPeers(network, 'TRUST_PROXY');
  expect([trusts(inside), trusts(outside)]).toEqual([true, false]);
});
