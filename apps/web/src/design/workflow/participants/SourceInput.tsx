import type { JsonObject } from '@inkstone/design';
import type { ParticipantSource } from '@inkstone/schema';
import { useLocale, useTexts } from '../../../platform/i18n/use-texts.ts';
import { CodeSelect } from '../../fields/CodeSelect.tsx';
import { DraftInput } from '../../fields/DraftInput.tsx';
import { useRecordFields } from '../../fields/use-record-fields.ts';
import { FormulaInput } from '../../formula/FormulaInput.tsx';
import { textOf } from '../../working-copy/text-of.ts';
import { ActivitySelect } from '../panel/editors/ActivitySelect.tsx';
import { numberFrom, numberText } from '../../fields/number-text.ts';
import { useSchemaCode } from '../panel/use-schema-code.ts';
import { participantTexts } from './participants.locale.ts';
import { DepartmentInput, PeopleInput, RoleInput } from './UnitInputs.tsx';
import own from '../panel/workflow-panel.module.css';

/** A new source of each kind. */
export const firstSources: Readonly<Record<ParticipantSource['kind'], JsonObject>> = {
  'initiator-manager': { kind: 'initiator-manager', level: 1 },
  users: { kind: 'users', users: [] },
  role: { kind: 'role', role: '' },
  department: { kind: 'department', department: '' },
  'department-manager': { kind: 'department-manager', department: '' },
  initiator: { kind: 'initiator' },
  owner: { kind: 'owner' },
  'owner-manager': { kind: 'owner-manager' },
  control: { kind: 'control', control: '' },
  'activity-handlers': { kind: 'activity-handlers', activity: '' },
  chosen: { kind: 'chosen', by: 'previous' },
  formula: { kind: 'formula', formula: '' },
};

interface SourceInputProps {
  readonly source: JsonObject;
  readonly isFixed: boolean;
  readonly onChange: (source: JsonObject) => void;
  /** Edits the people from whom somebody chooses. */
  readonly scope: React.ReactNode;
}

/** What a source of participants is about. */
export function SourceInput({ source, isFixed, onChange, scope }: SourceInputProps) {
  const t = useTexts(participantTexts);
  const set = (changed: JsonObject) => onChange({ ...source, ...changed });
  const check = (property: string, label: string, isDefault = false) => (
    <label className={own.inline}>
      <input
        type="checkbox"
        checked={(source[property] ?? isDefault) === true}
        disabled={isFixed}
        onChange={(event) => set({ [property]: event.target.checked })}
      />{' '}
      {label}
    </label>
  );
  switch (source['kind']) {
    case 'users':
      return <PeopleInput label={t('people')} ids={source['users']} isFixed={isFixed} onChange={(users) => set({ users })} />;
    case 'department':
      return (
        <>
          <DepartmentInput
            label={t('theDepartment')}
            value={textOf(source['department'])}
            isFixed={isFixed}
            onChange={(department) => set({ department })}
          />
          {check('recursive', t('recursive'))}
        </>
      );
    case 'department-manager':
      return (
        <DepartmentInput
          label={t('theDepartment')}
          value={textOf(source['department'])}
          isFixed={isFixed}
          onChange={(department) => set({ department })}
        />
      );
    case 'role':
      return (
        <>
          <RoleInput label={t('role')} value={textOf(source['role'])} isFixed={isFixed} onChange={(role) => set({ role })} />
          {check('withinInitiatorDepartment', t('within'))}
        </>
      );
    case 'initiator-manager':
      return (
        <>
          <span className={own.caption}>{t('level')}</span>
          <DraftInput
            label={t('level')}
            value={numberText(source['level'] ?? 1)}
            disabled={isFixed}
            onCommit={(text) => set({ level: numberFrom(text) ?? 1 })}
          />
          {check('chain', t('chain'))}
        </>
      );
    case 'control':
      return <PeopleField value={textOf(source['control'])} isFixed={isFixed} onChange={(control) => set({ control })} />;
    case 'activity-handlers':
      return (
        <ActivitySelect
          label={t('activity')}
          value={textOf(source['activity'])}
          isFixed={isFixed}
          onChange={(activity) => set({ activity })}
        />
      );
    case 'formula':
      return <PeopleFormula text={textOf(source['formula'])} isFixed={isFixed} onChange={(formula) => set({ formula: formula ?? '' })} />;
    case 'chosen':
      return (
        <>
          <span className={own.caption}>{t('by')}</span>
          <select
            aria-label={t('by')}
            value={textOf(source['by']) || 'previous'}
            disabled={isFixed}
            className={own.select}
            onChange={(event) => set({ by: event.target.value })}
          >
            <option value="previous">{t('byPrevious')}</option>
            <option value="initiator">{t('byInitiator')}</option>
          </select>
          {check('multiple', t('multiple'), true)}
          <span className={own.caption}>{t('scope')}</span>
          {scope}
        </>
      );
    default:
      return null;
  }
}

interface PeopleFieldProps {
  readonly value: string;
  readonly isFixed: boolean;
  readonly onChange: (control: string) => void;
}

/** The fields of the form that hold people or departments. */
function PeopleField({ value, isFixed, onChange }: PeopleFieldProps) {
  const t = useTexts(participantTexts);
  const locale = useLocale();
  const fields = useRecordFields(useSchemaCode()).filter(({ type, code }) => (type === 'unit' || type === 'units') && !code.includes('.'));
  return (
    <CodeSelect
      label={t('field')}
      value={value}
      isFixed={isFixed}
      empty={t('choose')}
      options={fields.map(({ code, name }) => ({ value: code, label: name[locale] }))}
      onChange={(code) => onChange(code ?? '')}
    />
  );
}

interface PeopleFormulaProps {
  readonly text: string;
  readonly isFixed: boolean;
  readonly onChange: (formula: string | undefined) => void;
}

function PeopleFormula({ text, isFixed, onChange }: PeopleFormulaProps) {
  const t = useTexts(participantTexts);
  const fields = useRecordFields(useSchemaCode());
  return <FormulaInput label={t('formula')} text={text} fields={fields} isFixed={isFixed} onChange={onChange} />;
}
