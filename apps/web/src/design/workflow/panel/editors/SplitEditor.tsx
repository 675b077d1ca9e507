import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { CodeSelect } from '../../../fields/CodeSelect.tsx';
import { textOf } from '../../../working-copy/text-of.ts';
import { useWorkflowDesigner } from '../../use-workflow-designer.ts';
import type { SettingEditorProps } from '../setting.ts';
import { editorTexts } from './editors.locale.ts';

/** The split that a join closes, among those of its kind. */
export function SplitEditor({ id, label, value, isFixed, onChange, part }: SettingEditorProps) {
  const t = useTexts(editorTexts);
  const { flow, nameOf } = useWorkflowDesigner();
  const splits = [...flow.content.activities.values()].filter(({ isSplit, kind }) => isSplit && kind === part['kind']);
  return (
    <CodeSelect
      id={id}
      label={label}
      value={textOf(value)}
      isFixed={isFixed}
      empty={t('choose')}
      options={splits.map(({ code }) => ({ value: code, label: nameOf(code) }))}
      onChange={(split) => onChange(split ?? '')}
    />
  );
}
