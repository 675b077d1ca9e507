import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { CodeSelect } from '../../../fields/CodeSelect.tsx';
import { isHumanKind } from '../../flow/flow-content.ts';
import { useWorkflowDesigner } from '../../use-workflow-designer.ts';
import { editorTexts } from './editors.locale.ts';

interface ActivitySelectProps {
  readonly id?: string;
  readonly label: string;
  readonly value: string;
  readonly isFixed: boolean;
  readonly onChange: (activity: string) => void;
  /** Whether activities without people are offered too. */
  readonly offersAll?: boolean;
}

/** Chooses an activity of the workflow by its name. */
export function ActivitySelect({ id, label, value, isFixed, onChange, offersAll = false }: ActivitySelectProps) {
  const t = useTexts(editorTexts);
  const { flow, nameOf } = useWorkflowDesigner();
  const activities = [...flow.content.activities.values()].filter(({ kind }) => offersAll || isHumanKind(kind));
  return (
    <CodeSelect
      {...(id !== undefined && { id })}
      label={label}
      value={value}
      isFixed={isFixed}
      empty={t('choose')}
      options={activities.map(({ code }) => ({ value: code, label: nameOf(code) }))}
      onChange={(activity) => onChange(activity ?? '')}
    />
  );
}
