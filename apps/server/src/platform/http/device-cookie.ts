import type { FastifyReply, FastifyRequest } from 'fastify';
import { deviceDays } from '../auth/device-tokens.ts';

const name = 'inkstone_device';

/** Returns the device cookie of a request; null if there is none. */
export function readDeviceCookie({ headers }: Pick<FastifyRequest, 'headers'>): string | null {
  const found = (headers.cookie ?? '').split(';').find((part) => part.trim().startsWith(`${name}=`));
  return found === undefined ? null : found.trim().slice(name.length + 1);
}

/** Sets the device cookie. It is sent to the sign-in calls only, unreadable for scripts, and never sent by other sites. */
export function writeDeviceCookie(request: FastifyRequest, reply: FastifyReply, value: string): void {
  const secure = request.protocol === 'https' ? '; Secure' : '';
  reply.header('set-cookie', `${name}=${value}; Path=/api/auth; Max-Age=${deviceDays * 86_400}; HttpOnly; SameSite=Strict${secure}`);
}
