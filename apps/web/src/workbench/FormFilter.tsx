import { useQuery } from '@tanstack/react-query';
import { localizedName } from '@inkstone/schema';
import { useLocale, useTexts } from '../platform/i18n/use-texts.ts';
import { useClient } from '../platform/platform.ts';
import { functionsQuery } from '../runtime/app/apps/apps-query.ts';
import { FilterSelect } from './FilterSelect.tsx';
import { workbenchTexts } from './workbench.locale.ts';

interface FormFilterProps {
  readonly appCode: string;
  readonly schemaCode: string;
  readonly onChange: (schemaCode: string) => void;
}

/** The forms of an application that have a workflow, one entry per model. */
export function FormFilter({ appCode, schemaCode, onChange }: FormFilterProps) {
  const t = useTexts(workbenchTexts);
  const locale = useLocale();
  const functions = useQuery(functionsQuery(useClient(), appCode)).data ?? [];
  const names = new Map<string, string>();
  for (const each of functions) {
    if (each.workflowCode !== null && !names.has(each.schemaCode)) names.set(each.schemaCode, localizedName(each, locale));
  }
  return (
    <FilterSelect
      label={t('form')}
      value={schemaCode}
      onChange={onChange}
      options={[{ value: '', label: t('allForms') }, ...[...names].map(([value, label]) => ({ value, label }))]}
    />
  );
}
