import { useQuery } from '@tanstack/react-query';
import { LoadingState } from '@inkstone/ui-kit';
import { useOrganizationTimeZone } from '../../platform/config/use-public-config.ts';
import { QueryFailure } from '../../platform/failure/QueryFailure.tsx';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import { useClient } from '../../platform/platform.ts';
import { cellText } from '../app/cells/cell-text.ts';
import { listTexts } from '../app/list.locale.ts';
import { fieldsQuery, totalsQuery, type ListTotals } from '../app/record-query.ts';
import { useExtensions } from '../extensions/extensions-query.ts';
import { AllRecords } from './AllRecords.tsx';
import type { CardOf } from './portal-query.ts';
import { portalTexts } from './portal.locale.ts';
import styles from './portal.module.css';

interface NumberCardProps {
  readonly card: CardOf<'number'>;
  readonly appCode: string;
  readonly name: string;
}

/** The number of records, or a total over them. */
export function NumberCard({ card, appCode, name }: NumberCardProps) {
  const t = useTexts(portalTexts);
  const client = useClient();
  const totals = useQuery(totalsQuery(client, card, { keyword: '', filter: card.filter ?? null }, card.total ? [card.total] : []));
  if (totals.isError) return <QueryFailure failure={totals.error} onRetry={() => void totals.refetch()} />;
  if (totals.isPending) return <LoadingState shape="text" count={1} label={t('loadingCard', { name })} />;
  const [total] = totals.data.totals;
  return (
    <>
      <p className={styles.figure}>{total ? <Total card={card} total={total} /> : <Count count={totals.data.count} />}</p>
      <AllRecords card={card} appCode={appCode} name={name} />
    </>
  );
}

function Count({ count }: { readonly count: ListTotals['count'] }) {
  const t = useTexts(portalTexts);
  const locale = useLocale();
  if (count.kind === 'unknown') return '—';
  const figure = new Intl.NumberFormat(locale === 'zh' ? 'zh-TW' : 'en').format(count.value);
  if (count.kind === 'exact') return figure;
  return count.kind === 'more' ? t('moreThan', { count: figure }) : t('about', { count: figure });
}

/** Formatted as the field's control does. */
function Total({ card, total }: { readonly card: CardOf<'number'>; readonly total: ListTotals['totals'][number] }) {
  const t = useTexts(listTexts);
  const formatContext = { locale: useLocale(), timeZone: useOrganizationTimeZone(), extensions: useExtensions()?.models ?? {} };
  const fields = useQuery(fieldsQuery(useClient(), card)).data?.fields;
  if (total.state !== 'done') return t(total.state);
  const field = fields?.find(({ code }) => code === total.code);
  return (field && cellText({ ...field, width: null }, total.value, formatContext)) || '—';
}
