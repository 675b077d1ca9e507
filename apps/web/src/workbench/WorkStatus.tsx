import { useTexts } from '../platform/i18n/use-texts.ts';
import { workbenchTexts } from './workbench.locale.ts';

/** The status of an instance in one word; decided ones in the colour of the seal. */
export function WorkStatus({ status, outcome }: { readonly status: string; readonly outcome: string | null }) {
  const t = useTexts(workbenchTexts);
  const disagreed = outcome === 'disagree' || outcome === 'disagreed';
  if (status === 'COMPLETED') return <span className="work-status sealed">{disagreed ? t('disagreed') : t('completed')}</span>;
  if (status === 'CANCELED' || status === 'CANCELLED') return <span className="work-status sealed">{t('canceled')}</span>;
  if (status === 'EXCEPTION') return <span className="work-status failed">{t('exception')}</span>;
  if (status === 'DRAFT') return <span className="work-status">{t('draft')}</span>;
  return <span className="work-status">{t('running')}</span>;
}
