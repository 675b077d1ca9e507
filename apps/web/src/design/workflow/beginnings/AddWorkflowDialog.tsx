import { Select } from 'antd';
import { useId, useMemo, useState } from 'react';
import { objectsIn, operationIssueText } from '@inkstone/design';
import { joinSentences, localizedName, type DocumentKey } from '@inkstone/schema';
import fieldStyles from '../../../platform/fields/fields.module.css';
import { useOrganizationTimeZone } from '../../../platform/config/use-public-config.ts';
import { useLocale, useTexts } from '../../../platform/i18n/use-texts.ts';
import { useUser } from '../../../platform/session/use-session.ts';
import { useTakenElsewhere } from '../../codes/use-taken-elsewhere.ts';
import { designTexts } from '../../design.locale.ts';
import { NameDialog, type NamedCode } from '../../fields/NameDialog.tsx';
import { useRecordFields } from '../../fields/use-record-fields.ts';
import { codesOfKind } from '../../frame/parts.ts';
import { useAddPart } from '../../frame/use-add-part.ts';
import { textOf } from '../../working-copy/text-of.ts';
import { useWorkingCopy, useDocuments } from '../../working-copy/use-working-copy.ts';
import { useRoles } from '../words/use-flow-names.ts';
import { beginWorkflow, fieldsFor, firstAnswer, firstRole, type NeedAnswer } from './begin-workflow.ts';
import type { Beginning, Need, Part } from './beginning.ts';
import { beginningsTexts } from './beginnings.locale.ts';
import { beginnings } from './office-flows.ts';
import styles from './beginnings.module.css';

interface AddWorkflowDialogProps {
  readonly schemaCode: string;
  readonly onAdded: (key: DocumentKey) => void;
  readonly onClose: () => void;
}

/** Asks for the name of a new workflow and with which flow it begins. */
export function AddWorkflowDialog({ schemaCode, onAdded, onClose }: AddWorkflowDialogProps) {
  const t = useTexts(designTexts);
  const words = useTexts(beginningsTexts);
  const locale = useLocale();
  const timeZone = useOrganizationTimeZone();
  const { id, name } = useUser();
  const copy = useWorkingCopy();
  const addPart = useAddPart();
  const { documents } = useDocuments();
  const [code, setCode] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const beginning = beginnings.find((each) => each.code === code);
  const answers = useAnswers(schemaCode, beginning);
  const add = (workflow: NamedCode) => {
    const added = beginning ? begin(beginning, workflow) : addPart({ kind: 'workflow', schemaCode }, workflow);
    if (typeof added === 'string') setFailure(added);
    else onAdded(added);
  };
  const begin = (begun: Beginning, workflow: NamedCode): DocumentKey | string => {
    const { needs, roles } = answers;
    const initiator = { id, name };
    const issue = copy.edit(
      beginWorkflow({ documents, workflow, schemaCode, beginning: begun, needs, roles, initiator, locale, timeZone }),
    );
    return issue ? operationIssueText(issue, locale) : { kind: 'workflow', code: workflow.code };
  };
  return (
    <NameDialog
      title={t('addWorkflow')}
      taken={codesOfKind(documents, 'workflow')}
      isTakenElsewhere={useTakenElsewhere('workflow')}
      fallback="workflow"
      failure={failure}
      onSubmit={add}
      onClose={onClose}
    >
      <Choice
        label={words('which')}
        value={code}
        options={[{ value: '', label: words('plain') }, ...beginnings.map((each) => ({ value: each.code, label: each.name[locale] }))]}
        hint={beginning ? joinSentences([beginning.hint[locale], words('hint')], locale) : null}
        onChange={setCode}
      />
      {beginning ? <Answers key={beginning.code} schemaCode={schemaCode} beginning={beginning} answers={answers} /> : null}
    </NameDialog>
  );
}

interface Answered {
  readonly needs: Readonly<Record<string, NeedAnswer>>;
  readonly roles: Readonly<Record<string, string>>;
  readonly answer: (need: Need, answer: NeedAnswer) => void;
  readonly assign: (part: Part, role: string) => void;
}

/** What was answered for a beginning, otherwise what fits by its name. */
function useAnswers(schemaCode: string, beginning: Beginning | undefined): Answered {
  const fields = useRecordFields(schemaCode);
  const offered = useRoles();
  const [needs, setNeeds] = useState<Readonly<Record<string, NeedAnswer>>>({});
  const [roles, setRoles] = useState<Readonly<Record<string, string>>>({});
  const own = (code: string) => `${beginning?.code}.${code}`;
  return {
    needs: Object.fromEntries((beginning?.needs ?? []).map((need) => [need.code, needs[own(need.code)] ?? firstAnswer(need, fields)])),
    roles: Object.fromEntries((beginning?.parts ?? []).map(({ code, hints }) => [code, roles[own(code)] ?? firstRole(hints, offered)])),
    answer: ({ code }, answer) => setNeeds({ ...needs, [own(code)]: answer }),
    assign: ({ code }, role) => setRoles({ ...roles, [own(code)]: role }),
  };
}

interface AnswersProps {
  readonly schemaCode: string;
  readonly beginning: Beginning;
  readonly answers: Answered;
}

/** The fields that a beginning reads, and who has a part in it. */
function Answers({ schemaCode, beginning, answers: { needs, roles, answer, assign } }: AnswersProps) {
  const t = useTexts(beginningsTexts);
  const locale = useLocale();
  const fields = useRecordFields(schemaCode);
  const computed = useComputed(schemaCode);
  const offered = useRoles();
  return (
    <>
      {beginning.needs.map((need) => {
        const given = needs[need.code]!;
        const fitting = fieldsFor(need, fields);
        const isComputed = given.kind === 'field' && computed.has(given.code);
        return (
          <Choice
            key={need.code}
            label={t('need', { name: need.name[locale] })}
            value={given.kind === 'field' ? `field ${given.code}` : given.kind}
            options={[
              ...fitting.map((field) => ({ value: `field ${field.code}`, label: field.name[locale] })),
              { value: 'make', label: t('make', { name: need.name[locale] }) },
              { value: 'leave', label: t('leave') },
            ]}
            hint={
              fitting.length === 0
                ? t('lacking')
                : isComputed
                  ? t('computed', { name: fields.find(({ code }) => code === given.code)?.name[locale] ?? given.code })
                  : null
            }
            onChange={(value) =>
              answer(need, value === 'make' || value === 'leave' ? { kind: value } : { kind: 'field', code: value.slice('field '.length) })
            }
          />
        );
      })}
      <div className={styles.parts}>
        {beginning.parts.map((part) => (
          <Choice
            key={part.code}
            label={t('role', { name: part.name[locale] })}
            value={roles[part.code] ?? ''}
            options={[
              { value: '', label: t('managerAbove') },
              ...offered.map((role) => ({ value: role.code, label: localizedName(role, locale) })),
            ]}
            hint={null}
            onChange={(role) => assign(part, role)}
          />
        ))}
      </div>
    </>
  );
}

/** The fields whose values the first form computes. */
function useComputed(schemaCode: string): ReadonlySet<string> {
  const { documents } = useDocuments();
  return useMemo(() => {
    const form = [...documents.values()].find(({ key }) => key.kind === 'form' && key.schemaCode === schemaCode);
    const controls = objectsIn(form?.content['controls']);
    const isComputed = ({ options }: (typeof controls)[number]) =>
      typeof options === 'object' && options !== null && 'computeFormula' in options && options['computeFormula'] !== '';
    return new Set(controls.filter(isComputed).map(({ key }) => textOf(key)));
  }, [documents, schemaCode]);
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly hint: string | null;
  readonly onChange: (value: string) => void;
}

function Choice({ label, value, options, hint, onChange }: ChoiceProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className={fieldStyles.label}>
        {label}
      </label>
      <Select
        id={id}
        className={fieldStyles.wide!}
        value={value}
        options={[...options]}
        optionFilterProp="label"
        showSearch
        aria-describedby={hint === null ? undefined : `${id}-hint`}
        onChange={onChange}
      />
      {hint === null ? null : (
        <p id={`${id}-hint`} className="ink-muted ink-small">
          {hint}
        </p>
      )}
    </div>
  );
}
