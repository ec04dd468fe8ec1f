import { isoBase64URL, isoCBOR } from '@simplewebauthn/server/helpers';
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** What a test lets an authenticator do differently from an honest one. */
type Differences = {
  origin?: string;
  /** The domain that it signs for. */
  domain?: string;
  isUserVerified?: boolean;
  /** How often it says it was used. */
  counter?: number;
};

const sha256 = (data: Uint8Array | string) => createHash('sha256').update(data).digest();
const base64url = (data: Uint8Array) => isoBase64URL.fromBuffer(new Uint8Array(data));

/** A passkey on a device of a customer of this store: makes itself known, and signs challenges (WebAuthn, ES256). */
export function anAuthenticator({ url = 'http://localhost:4001' } = {}) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const rawId = randomBytes(16);
  const id = base64url(rawId);
  const cose = isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      ...([
        [1, 2],
        [3, -7],
        [-1, 1],
      ] as const),
      ...([
        [-2, isoBase64URL.toBuffer(x)],
        [-3, isoBase64URL.toBuffer(y)],
      ] as const),
    ]),
  );
  const dataOf = ({ domain = new URL(url).hostname, isUserVerified = true, counter = 0 }: Differences, flags = 0) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(domain), Buffer.from([1 | (isUserVerified ? 4 : 0) | flags]), count]);
  };
  const clientData = (type: string, challenge: string, { origin = url }: Differences) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  return {
    id,
    /** Answers what the browser sends to add it. */
    create(challenge: string, differences: Differences = {}) {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(rawId.length);
      const authData = Buffer.concat([dataOf(differences, 0x40), Buffer.alloc(16), length, rawId, cose]);
      const attestation = new Map<string, string | Uint8Array | Map<string, string>>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authData)],
      ]);
      const response = {
        clientDataJSON: base64url(clientData('webauthn.create', challenge, differences)),
        attestationObject: base64url(isoCBOR.encode(attestation)),
        transports: ['internal'],
      };
      return { id, rawId: id, type: 'public-key', response };
    },
    /** Answers what the browser sends to log in. */
    sign(challenge: string, differences: Differences = {}) {
      const authenticatorData = dataOf(differences);
      const client = clientData('webauthn.get', challenge, differences);
      const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(client)]), privateKey);
      const response = {
        clientDataJSON: base64url(client),
        authenticatorData: base64url(authenticatorData),
        signature: base64url(signature),
      };
      return { id, rawId: id, type: 'public-key', response };
    },
  };
}
