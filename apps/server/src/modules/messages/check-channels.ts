import { z } from 'zod';
import type { CallArguments, MessageChannels, RefusalData, saveMessageWays } from '@inkstone/api';
import { fillText, type Locale } from '@inkstone/schema';
import { channelIssueTexts } from './messages.locale.ts';

type Requested = CallArguments<typeof saveMessageWays>;
type Issues = NonNullable<RefusalData['issues']>;

/** Returns all issues of channels that are to be saved in place of the present ones, with their texts. */
export function checkChannels({ publicUrl, mail, webhook }: Requested, before: MessageChannels, locale: Locale): Issues {
  const issues: Issues = [];
  const check = (wrong: boolean, code: keyof typeof channelIssueTexts, path: string): void => {
    if (wrong) issues.push({ code, path, params: {}, message: fillText(channelIssueTexts[code][locale], {}) });
  };
  check(publicUrl !== '' && !isWebAddress(publicUrl), 'Address', 'publicUrl');
  if (mail) {
    check(!/^[\p{L}\p{N}.:_-]+$/u.test(mail.host), 'Host', 'mail.host');
    check(!Number.isInteger(mail.port) || mail.port < 1 || mail.port > 65_535, 'Port', 'mail.port');
    check(!isSender(mail.from), 'Sender', 'mail.from');
    check(Boolean(mail.password) && mail.user.trim() === '', 'User', 'mail.user');
    check(takesPasswordElsewhere(mail, before.mail), 'PasswordAgain', 'mail.password');
  }
  if (webhook) {
    check(!isWebAddress(webhook.url), 'Address', 'webhook.url');
    check(webhook.kinds.length === 0, 'Kinds', 'webhook.kinds');
    check(Boolean(webhook.secret) && webhook.secret!.length < 16, 'Secret', 'webhook.secret');
  }
  return issues;
}

/** A stored password must be entered again for another server, because it would be sent there. */
function takesPasswordElsewhere({ host, user, password }: NonNullable<Requested['mail']>, before: MessageChannels['mail']): boolean {
  const isKept = password === undefined && user !== '' && before !== null && before.hasPassword && !before.fixed;
  return isKept && host.toLowerCase() !== before.host.toLowerCase();
}

/** An address without an account in it: secrets have a field of their own. */
function isWebAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  return (protocol === 'http:' || protocol === 'https:') && username === '' && password === '';
}

/** `a@b.c`, or with a name: `Inkstone <a@b.c>`. A line break would begin another header. */
function isSender(text: string): boolean {
  const address = /^[^<>\r\n]*<([^<>\r\n]+)>$/.exec(text)?.[1] ?? text;
  return z.email().safeParse(address.trim()).success;
}
