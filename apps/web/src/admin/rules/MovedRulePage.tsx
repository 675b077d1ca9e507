import { useQuery } from '@tanstack/react-query';
import { LoadingState } from '@inkstone/ui-kit';
import { QueryFailure } from '../../platform/failure/QueryFailure.tsx';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { useClient } from '../../platform/platform.ts';
import { Navigate, useParams } from '../../platform/router/index.ts';
import { ruleQuery } from './rule-queries.ts';
import { rulesTexts } from './rules.locale.ts';

/** Leads from the former address of a rule, which has its id, to its designer. */
export function MovedRulePage() {
  const t = useTexts(rulesTexts);
  const { app = '', rule: id = '' } = useParams();
  const stored = useQuery({ ...ruleQuery(useClient(), id), enabled: id !== 'new' });
  if (id === 'new') return <Navigate to={`/design/${app}`} replace />;
  if (stored.isError) return <QueryFailure failure={stored.error} onRetry={() => void stored.refetch()} />;
  if (stored.isPending) return <LoadingState shape="rows" label={t('loading')} />;
  return <Navigate to={`/design/${app}/rule/${stored.data.rule.code}`} replace />;
}
