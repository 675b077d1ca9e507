import { useQuery } from '@tanstack/react-query';
import type { ConditionDocument } from '@inkstone/schema';
import { LoadingState } from '@inkstone/ui-kit';
import { QueryFailure } from '../../platform/failure/QueryFailure.tsx';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { useClient } from '../../platform/platform.ts';
import { asGroup } from '../../runtime/conditions/condition-item.ts';
import { ConditionBuilder } from '../../runtime/conditions/ConditionBuilder.tsx';
import { FieldIssues, type RuleChoice } from './RuleField.tsx';
import { fieldsQuery } from './rule-queries.ts';
import { useFieldIssues } from './rule-issues.ts';
import { rulesTexts } from './rules.locale.ts';
import styles from './rules.module.css';

interface RuleConditionProps {
  readonly label: string;
  readonly path: string;
  readonly schemaCode: string;
  readonly condition: ConditionDocument | undefined;
  /** Fields of the source that records can be compared with. */
  readonly sources: readonly RuleChoice[];
  readonly onChange: (condition: ConditionDocument) => void;
}

/** The condition that selects the records of a rule or of an action, edited like a list filter. */
export function RuleCondition({ label, path, schemaCode, condition, sources, onChange }: RuleConditionProps) {
  const t = useTexts(rulesTexts);
  const issues = useFieldIssues(path);
  const fields = useQuery(fieldsQuery(useClient(), schemaCode));
  return (
    <fieldset className={styles.part}>
      <legend>{label}</legend>
      {fields.isError ? <QueryFailure failure={fields.error} onRetry={() => void fields.refetch()} /> : null}
      {fields.isPending ? <LoadingState shape="rows" label={t('loading')} /> : null}
      {fields.data ? (
        <ConditionBuilder fields={fields.data.fields} sources={sources} value={asGroup(condition ?? null)} onChange={onChange} />
      ) : null}
      <FieldIssues issues={issues} />
    </fieldset>
  );
}
