import { Button, Popconfirm } from 'antd';
import type { CallOutput, listApiTokens } from '@inkstone/api';
import { useTimeZone } from '../../platform/config/use-public-config.ts';
import { formatAge, formatInstant } from '../../platform/i18n/instant.ts';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import { AccountLine } from '../security/AccountLine.tsx';
import { tokensTexts } from './tokens.locale.ts';

export type ApiToken = CallOutput<typeof listApiTokens>[number];

interface TokenLinesProps {
  readonly tokens: readonly ApiToken[];
  readonly busy: boolean;
  readonly onRevoke: (token: ApiToken) => void;
}

/** API tokens with scope, expiry and last use. */
export function TokenLines({ tokens, busy, onRevoke }: TokenLinesProps) {
  const t = useTexts(tokensTexts);
  const locale = useLocale();
  const timeZone = useTimeZone();
  return tokens.map((token) => {
    const { id, name, scope, createdAt, expiresAt, lastUsedAt } = token;
    const detail = t('line', {
      scope: t(scope),
      created: formatInstant(createdAt, locale, timeZone),
      expires: formatInstant(expiresAt, locale, timeZone),
      used: lastUsedAt ? t('lastUsed', { time: formatAge(lastUsedAt, locale, timeZone) }) : t('neverUsed'),
    });
    return (
      <AccountLine key={id} title={name} detail={detail}>
        <Popconfirm title={t('revokeQuestion', { name })} okText={t('revoke')} cancelText={t('cancel')} onConfirm={() => onRevoke(token)}>
          <Button type="text" danger disabled={busy} aria-label={t('revokeNamed', { name })}>
            {t('revoke')}
          </Button>
        </Popconfirm>
      </AccountLine>
    );
  });
}
