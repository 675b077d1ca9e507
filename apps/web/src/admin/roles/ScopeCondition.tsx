import { useQuery } from '@tanstack/react-query';
import { getFields } from '@inkstone/api';
import type { ConditionGroup, ConditionNode } from '@inkstone/schema';
import { LoadingState } from '@inkstone/ui-kit';
import { QueryFailure } from '../../platform/failure/QueryFailure.tsx';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { useClient } from '../../platform/platform.ts';
import { completeConditions } from '../../runtime/conditions/condition-item.ts';
import { ConditionBuilder } from '../../runtime/conditions/ConditionBuilder.tsx';
import { rolesTexts } from './roles.locale.ts';

interface ScopeConditionProps {
  readonly schemaCode: string;
  readonly condition: ConditionGroup;
  /** `whole` is the part of the condition that is complete; null: none yet. */
  readonly onChange: (condition: ConditionGroup, whole: ConditionNode | null) => void;
}

/** The condition that limits the records of a grant, edited like a list filter. */
export function ScopeCondition({ schemaCode, condition, onChange }: ScopeConditionProps) {
  const t = useTexts(rolesTexts);
  const client = useClient();
  const fields = useQuery({
    queryKey: ['condition-fields', schemaCode],
    queryFn: ({ signal }) => client.call(getFields, { schemaCode }, { signal }),
  });
  if (fields.isError) return <QueryFailure failure={fields.error} onRetry={() => void fields.refetch()} />;
  if (fields.isPending) return <LoadingState shape="rows" label={t('loading')} />;
  const known = fields.data.fields;
  return <ConditionBuilder fields={known} value={condition} onChange={(next) => onChange(next, completeConditions(next, known))} />;
}
