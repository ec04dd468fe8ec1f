export { boundConnections, type ConnectionBounds } from './boundConnections.ts';
export { clientAddress, isForwardingIgnored, trustedPeers, type Trusts } from './clientAddress.ts';
export { readListenHost, reachableHost } from './listenHost.ts';
export { keepPrivate, makePrivate } from './privateFolder.ts';
export { loggedError, withoutPersonalData, withoutSecrets, type LoggedError } from './redaction.ts';
export { minSecretLength, secretInFile, secretInVariable, secretsMatch } from './secrets.ts';
export {
  addToEveryAnswer,
  barePolicy,
  secureClientErrors,
  securityHeaders,
  strictTransport,
} from './securityHeaders.ts';
