import type { FastifyReply, FastifyRequest } from 'fastify';
import { deviceDays } from '../auth/device-tokens.ts';

const name = 'inkstone_device';

/** The cookie of the device a request comes from; null without one. */
export function readDeviceCookie({ headers }: Pick<FastifyRequest, 'headers'>): string | null {
  const found = (headers.cookie ?? '').split(';').find((part) => part.trim().startsWith(`${name}=`));
  return found === undefined ? null : found.trim().slice(name.length + 1);
}

/** Only the calls of signing in get it, no script reads it, and no other site makes the browser send it. */
export function writeDeviceCookie(request: FastifyRequest, reply: FastifyReply, value: string): void {
  const secure = request.protocol === 'https' ? '; Secure' : '';
  reply.header('set-cookie', `${name}=${value}; Path=/api/auth; Max-Age=${deviceDays * 86_400}; HttpOnly; SameSite=Strict${secure}`);
}
