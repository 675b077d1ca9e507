import { z } from 'zod';
import type { CallArguments, MessageWays, RefusalData, saveMessageWays } from '@inkstone/api';
import { fillText, type Locale } from '@inkstone/schema';
import { wayIssueTexts } from './messages.locale.ts';

type Wished = CallArguments<typeof saveMessageWays>;
type Issues = NonNullable<RefusalData['issues']>;

/** All that speaks against keeping these ways instead of those there are, with its words. */
export function checkWays({ publicUrl, mail, webhook }: Wished, before: MessageWays, locale: Locale): Issues {
  const issues: Issues = [];
  const tell = (wrong: boolean, code: keyof typeof wayIssueTexts, path: string): void => {
    if (wrong) issues.push({ code, path, params: {}, message: fillText(wayIssueTexts[code][locale], {}) });
  };
  tell(publicUrl !== '' && !isWebAddress(publicUrl), 'Address', 'publicUrl');
  if (mail) {
    tell(!/^[\p{L}\p{N}.:_-]+$/u.test(mail.host), 'Host', 'mail.host');
    tell(!Number.isInteger(mail.port) || mail.port < 1 || mail.port > 65_535, 'Port', 'mail.port');
    tell(!isSender(mail.from), 'Sender', 'mail.from');
    tell(Boolean(mail.password) && mail.user.trim() === '', 'User', 'mail.user');
    tell(takesPasswordElsewhere(mail, before.mail), 'PasswordAgain', 'mail.password');
  }
  if (webhook) {
    tell(!isWebAddress(webhook.url), 'Address', 'webhook.url');
    tell(webhook.kinds.length === 0, 'Kinds', 'webhook.kinds');
    tell(Boolean(webhook.secret) && webhook.secret!.length < 16, 'Secret', 'webhook.secret');
  }
  return issues;
}

/** A password that is kept is told to no other server than the one it was entered for. */
function takesPasswordElsewhere({ host, user, password }: NonNullable<Wished['mail']>, before: MessageWays['mail']): boolean {
  const isKept = password === undefined && user !== '' && before !== null && before.hasPassword && !before.fixed;
  return isKept && host.toLowerCase() !== before.host.toLowerCase();
}

/** Without an account in it: secrets have a field of their own. */
function isWebAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  return (protocol === 'http:' || protocol === 'https:') && username === '' && password === '';
}

/** `a@b.c`, or a name with it: `Inkstone <a@b.c>`. A line end would be a header of its own. */
function isSender(text: string): boolean {
  const address = /^[^<>\r\n]*<([^<>\r\n]+)>$/.exec(text)?.[1] ?? text;
  return z.email().safeParse(address.trim()).success;
}
