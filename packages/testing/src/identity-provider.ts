import { createHash, createPublicKey, generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Claims about the person in a token; claims that are not set have valid defaults. */
export type ProviderClaims = Readonly<Record<string, unknown>>;

/** A minimal OpenID Connect provider: everybody who signs in gets the claims set by `setClaims`. */
export interface IdentityProviderServer {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Sets the claims of the tokens issued from now on. */
  setClaims(claims: ProviderClaims): void;
  /** Opens the address as a browser would and returns the code and the state of the redirect. */
  visit(address: string): Promise<{ readonly code: string; readonly state: string }>;
  close(): Promise<void>;
}

interface AuthorizationRequest {
  readonly challenge: string;
  readonly nonce: string;
  readonly redirectUri: string;
}

export async function startIdentityProvider(now: () => Date = () => new Date()): Promise<IdentityProviderServer> {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const jwk = { ...createPublicKey(privateKey).export({ format: 'jwk' }), kid: 'first', alg: 'RS256', use: 'sig' };
  const [clientId, clientSecret] = ['inkstone', 'a secret: with & signs'];
  const codes = new Map<string, AuthorizationRequest>();
  let nextClaims: ProviderClaims = {};
  let issuer = '';

  const token = ({ nonce }: AuthorizationRequest): string => {
    const seconds = Math.floor(now().getTime() / 1000);
    const claims = { iss: issuer, aud: clientId, iat: seconds, exp: seconds + 300, nonce, ...nextClaims };
    const head = `${encoded({ alg: 'RS256', kid: 'first' })}.${encoded(claims)}`;
    return `${head}.${sign('RSA-SHA256', Buffer.from(head), privateKey).toString('base64url')}`;
  };
  const exchange = async (request: IncomingMessage): Promise<object | null> => {
    const form = new URLSearchParams(await textOf(request));
    const authorization = codes.get(form.get('code') ?? '');
    codes.delete(form.get('code') ?? '');
    const pair = [clientId, clientSecret].map((text) => new URLSearchParams({ text }).toString().slice(5)).join(':');
    const isValid =
      request.headers.authorization === `Basic ${Buffer.from(pair).toString('base64')}` &&
      createHash('sha256')
        .update(form.get('code_verifier') ?? '')
        .digest('base64url') === authorization?.challenge &&
      form.get('redirect_uri') === authorization.redirectUri;
    return isValid && authorization ? { access_token: 'opaque', token_type: 'Bearer', id_token: token(authorization) } : null;
  };

  const server = createServer((request, response) => {
    const answer = (status: number, body: object): void => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    };
    const url = new URL(request.url ?? '/', issuer);
    if (url.pathname === '/.well-known/openid-configuration')
      answer(200, {
        issuer,
        authorization_endpoint: `${issuer}/authorize?tenant=1`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
      });
    else if (url.pathname === '/keys') answer(200, { keys: [jwk] });
    else if (url.pathname === '/authorize') {
      const asked = url.searchParams;
      const code = randomUUID();
      const [challenge, nonce, redirectUri] = ['code_challenge', 'nonce', 'redirect_uri'].map((name) => asked.get(name) ?? '');
      codes.set(code, { challenge: challenge!, nonce: nonce!, redirectUri: redirectUri! });
      const back = new URL(redirectUri!);
      back.search = new URLSearchParams({ code, state: asked.get('state') ?? '' }).toString();
      response.writeHead(302, { location: back.href }).end();
    } else if (url.pathname === '/token')
      void exchange(request).then((body) => answer(body ? 200 : 400, body ?? { error: 'invalid_grant' }));
    else answer(404, {});
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    issuer,
    clientId,
    clientSecret,
    setClaims(claims) {
      nextClaims = claims;
    },
    async visit(address) {
      const { headers } = await fetch(address, { redirect: 'manual' });
      const back = new URL(headers.get('location') ?? '').searchParams;
      return { code: back.get('code') ?? '', state: back.get('state') ?? '' };
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

const encoded = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

async function textOf(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of request as AsyncIterable<Buffer>) pieces.push(piece);
  return Buffer.concat(pieces).toString('utf8');
}
