import { useQuery } from '@tanstack/react-query';
import { Checkbox, Radio } from 'antd';
import { useId } from 'react';
import { listRejectActivities } from '@inkstone/api';
import { localizedName } from '@inkstone/schema';
import { LoadingState } from '@inkstone/ui-kit';
import { QueryFailure } from '../../../platform/failure/QueryFailure.tsx';
import { useLocale, useTexts } from '../../../platform/i18n/use-texts.ts';
import { useClient } from '../../../platform/platform.ts';
import { formTexts } from '../form.locale.ts';
import fieldStyles from '../../../platform/fields/fields.module.css';
import styles from '../form.module.css';

interface RejectTargetsProps {
  readonly workItemId: string;
  readonly value: readonly string[];
  readonly issue: string | null;
  readonly onChange: (targets: readonly string[]) => void;
}

/** Selects the activities to return to. Several can be selected only where they are in different branches of one block. */
export function RejectTargets({ workItemId, value, issue, onChange }: RejectTargetsProps) {
  const t = useTexts(formTexts);
  const locale = useLocale();
  const id = useId();
  const client = useClient();
  const query = useQuery({
    queryKey: ['reject-targets', workItemId],
    queryFn: ({ signal }) => client.call(listRejectActivities, { workItemId }, { signal }),
  });
  if (query.isError) return <QueryFailure failure={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data) return <LoadingState shape="text" count={3} label={t('loading')} />;
  const branchOf = (code: string): string | null => query.data.find((target) => target.code === code)?.branch ?? null;

  /** A target outside of branches excludes all others; one in a branch replaces another one of the same branch. */
  const handlePicked = (code: string, isPicked: boolean): void => {
    const branch = branchOf(code);
    const others = value.filter((other) => other !== code && branch !== null && branchOf(other) !== null && branchOf(other) !== branch);
    onChange(isPicked ? [...others, code] : value.filter((other) => other !== code));
  };

  return (
    <fieldset className={styles.targets} aria-describedby={`${id}-issue`}>
      <legend className={fieldStyles.label} data-required>
        {t('rejectTo')}
      </legend>
      {query.data.map((target) => {
        const name = localizedName(target, locale);
        const isPicked = value.includes(target.code);
        return target.branch === null ? (
          <Radio key={target.code} checked={isPicked} onChange={() => handlePicked(target.code, true)}>
            {name}
          </Radio>
        ) : (
          <Checkbox key={target.code} checked={isPicked} onChange={(event) => handlePicked(target.code, event.target.checked)}>
            {name}
          </Checkbox>
        );
      })}
      <p id={`${id}-issue`} className={fieldStyles.issue} role="alert">
        {issue}
      </p>
    </fieldset>
  );
}
