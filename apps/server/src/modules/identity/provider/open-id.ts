import { createHash, randomBytes } from 'node:crypto';
import { createLocalJWKSet, jwtVerify, type JSONWebKeySet, type JWTPayload } from 'jose';
import { z } from 'zod';
import type { JsonClient } from '../../../platform/outbound/json-client.ts';
import type { IdentityProvider } from '../../system/index.ts';

/** The address that the browser opens at the provider, and the values that are stored until it returns. */
export interface AuthorizationRequest {
  readonly address: string;
  readonly state: string;
  readonly verifier: string;
  readonly nonce: string;
}

/** Why a sign-in failed: the provider cannot be reached, or its answer is not valid. `message` is for the log. */
export class ProviderFailure extends Error {
  readonly kind: 'unreachable' | 'refused';

  constructor(kind: ProviderFailure['kind'], message: string, cause?: unknown) {
    super(message, { cause });
    this.kind = kind;
  }
}

/** Browsers open one of these addresses: another scheme could be a script. */
const webAddress = z.url({ protocol: /^https?$/ });

const metadataSchema = z.object({
  issuer: z.string(),
  authorization_endpoint: webAddress,
  token_endpoint: webAddress,
  jwks_uri: webAddress,
  token_endpoint_auth_methods_supported: z.array(z.string()).optional(),
});
type Metadata = z.infer<typeof metadataSchema>;

/** Only asymmetric signatures: none that could be made with a client's secret. */
const algorithms = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA'];

/** Starts the authorization code flow with PKCE, state and nonce. */
export async function startAuthorization(client: JsonClient, provider: IdentityProvider): Promise<AuthorizationRequest> {
  const metadata = await discover(client, provider);
  const [state, nonce, verifier] = [secret(), secret(), secret()];
  const address = new URL(metadata.authorization_endpoint);
  const scopes = new Set(['openid', ...provider.scope.split(/\s+/).filter(Boolean)]);
  const wanted = {
    response_type: 'code',
    client_id: provider.clientId,
    redirect_uri: provider.redirectUri,
    scope: [...scopes].join(' '),
    state,
    nonce,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  };
  for (const [name, value] of Object.entries(wanted)) address.searchParams.set(name, value);
  return { address: address.href, state, verifier, nonce };
}

/** Exchanges the code for an ID token. Returns its claims after checking signature, issuer, audience, time and nonce. */
export async function redeemCode(
  client: JsonClient,
  provider: IdentityProvider,
  given: { readonly code: string; readonly verifier: string; readonly nonce: string; readonly now: Date },
): Promise<JWTPayload & { readonly sub: string }> {
  const metadata = await discover(client, provider);
  const idToken = await exchange(client, provider, metadata, given);
  const keys = await requestJson(client, metadata.jwks_uri, z.object({ keys: z.array(z.record(z.string(), z.unknown())) }));
  try {
    const { payload } = await jwtVerify(idToken, createLocalJWKSet(keys as unknown as JSONWebKeySet), {
      issuer: metadata.issuer,
      audience: provider.clientId,
      algorithms,
      currentDate: given.now,
      clockTolerance: 60,
      requiredClaims: ['sub', 'exp', 'iat', 'nonce'],
    });
    if (payload['nonce'] !== given.nonce) throw new Error('the nonce does not match');
    if (payload['azp'] !== undefined && payload['azp'] !== provider.clientId) throw new Error('the token is for another client');
    return { ...payload, sub: payload.sub! };
  } catch (error) {
    throw new ProviderFailure('refused', messageOf(error), error);
  }
}

async function exchange(
  client: JsonClient,
  { clientId, secret: clientSecret, redirectUri }: IdentityProvider,
  metadata: Metadata,
  { code, verifier }: { readonly code: string; readonly verifier: string },
): Promise<string> {
  const methods = metadata.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
  const isBasic = clientSecret !== '' && methods.includes('client_secret_basic');
  const { status, body } = await send(client, {
    url: metadata.token_endpoint,
    form: {
      grant_type: 'authorization_code',
      code,
      redirect_uri: redirectUri,
      code_verifier: verifier,
      ...(!isBasic && { client_id: clientId }),
      ...(!isBasic && clientSecret !== '' && { client_secret: clientSecret }),
    },
    ...(isBasic && { authorization: basic(clientId, clientSecret) }),
  });
  const answer = z.object({ id_token: z.string() }).safeParse(body);
  if (status >= 500) throw new ProviderFailure('unreachable', `the token endpoint answered ${status}`);
  if (status !== 200 || !answer.success) throw new ProviderFailure('refused', `the token endpoint answered ${status}`);
  return answer.data.id_token;
}

/** Both parts are form-encoded first (RFC 6749, section 2.3.1). */
function basic(clientId: string, clientSecret: string): string {
  const encoded = (text: string): string => new URLSearchParams({ text }).toString().slice('text='.length);
  return `Basic ${Buffer.from(`${encoded(clientId)}:${encoded(clientSecret)}`).toString('base64')}`;
}

async function discover(client: JsonClient, { issuer }: IdentityProvider): Promise<Metadata> {
  const metadata = await requestJson(client, `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`, metadataSchema);
  if (metadata.issuer !== issuer) throw new ProviderFailure('unreachable', `the metadata has the issuer ${metadata.issuer}`);
  return metadata;
}

async function requestJson<T extends z.ZodType>(client: JsonClient, url: string, schema: T): Promise<z.output<T>> {
  const { status, body } = await send(client, { url });
  const answer = schema.safeParse(body);
  if (status !== 200 || !answer.success) throw new ProviderFailure('unreachable', `${url} answered ${status}`);
  return answer.data;
}

async function send(client: JsonClient, request: Parameters<JsonClient['ask']>[0]): ReturnType<JsonClient['ask']> {
  try {
    return await client.ask(request);
  } catch (error) {
    throw new ProviderFailure('unreachable', messageOf(error), error);
  }
}

const secret = (): string => randomBytes(32).toString('base64url');
const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
