import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Modal, Select } from 'antd';
import { useId, useRef, useState } from 'react';
import { createWorkflowAdmin } from '@inkstone/api';
import { localizedName } from '@inkstone/schema';
import { createIntention } from '../../platform/api/intention.ts';
import { useFailureText } from '../../platform/failure/use-failure-text.ts';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import { useClient } from '../../platform/platform.ts';
import { PeopleSelect } from '../../runtime/form/people/PeopleSelect.tsx';
import fieldStyles from '../../platform/fields/fields.module.css';
import type { WorkflowAdmins } from './WorkflowAdminsPage.tsx';
import { workflowAdminsTexts } from './workflow-admins.locale.ts';

interface WorkflowAdminDialogProps {
  /** Null: a new administrator. */
  readonly admin: WorkflowAdmins['admins'][number] | null;
  readonly scopes: WorkflowAdmins['scopes'];
  readonly onClose: () => void;
}

const keyOf = ({ kind, code }: { readonly kind: string; readonly code: string }): string => `${kind}:${code}`;

/** A workflow administrator and the workflows they manage. */
export function WorkflowAdminDialog({ admin, scopes, onClose }: WorkflowAdminDialogProps) {
  const t = useTexts(workflowAdminsTexts);
  const locale = useLocale();
  const client = useClient();
  const queries = useQueryClient();
  const failureText = useFailureText();
  const id = useId();
  const intention = useRef(createIntention());
  const [people, setPeople] = useState<readonly string[]>(admin ? [admin.person.id] : []);
  const [chosen, setChosen] = useState<readonly string[]>(admin?.scopes.map(keyOf) ?? []);
  const [isChecked, setIsChecked] = useState(false);
  const save = useMutation({
    mutationFn: () => {
      const input = {
        personId: people[0]!,
        scopes: scopes.filter((scope) => chosen.includes(keyOf(scope))).map(({ kind, code }) => ({ kind, code })),
      };
      return client.call(createWorkflowAdmin, input, { idempotencyKey: intention.current.keyFor(input) });
    },
    onSuccess: async () => {
      intention.current.fulfil();
      await queries.invalidateQueries({ queryKey: ['workflow-admins'] });
      onClose();
    },
  });

  function handleSave(): void {
    setIsChecked(true);
    if (people.length > 0 && chosen.length > 0) save.mutate();
  }

  const options = (['app', 'workflow'] as const).map((kind) => ({
    label: t(kind),
    options: scopes.filter((scope) => scope.kind === kind).map((scope) => ({ value: keyOf(scope), label: localizedName(scope, locale) })),
  }));
  return (
    <Modal
      open
      title={admin ? t('editNamed', { name: admin.person.name }) : t('add')}
      okText={t('save')}
      okButtonProps={{ loading: save.isPending }}
      cancelText={t('close')}
      onOk={handleSave}
      onCancel={onClose}
    >
      <div className={fieldStyles.dialog}>
        {admin ? null : (
          <PeopleSelect
            label={t('person')}
            isRequired
            isOne
            known={[]}
            value={people}
            issue={isChecked && people.length === 0 ? t('choosePerson') : null}
            onChange={setPeople}
          />
        )}
        <div>
          <label htmlFor={id} className={fieldStyles.label} data-required>
            {t('scopes')}
          </label>
          <Select
            id={id}
            mode="multiple"
            className={fieldStyles.wide ?? ''}
            value={[...chosen]}
            placeholder={t('scopesHint')}
            optionFilterProp="label"
            options={options}
            status={isChecked && chosen.length === 0 ? 'error' : ''}
            onChange={(next: string[]) => setChosen(next)}
          />
          <p className={fieldStyles.issue} role="alert">
            {isChecked && chosen.length === 0 ? t('chooseScopes') : null}
          </p>
        </div>
        {save.error ? (
          <p className={fieldStyles.failure} role="alert">
            {failureText(save.error)}
          </p>
        ) : null}
      </div>
    </Modal>
  );
}
