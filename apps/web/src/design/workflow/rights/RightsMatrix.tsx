import { EmptyState } from '@inkstone/ui-kit';
import { useLocale, useTexts } from '../../../platform/i18n/use-texts.ts';
import { setting } from '../../working-copy/was-seen.ts';
import { placementsOf } from '../flow/find-step.ts';
import { useWorkflowDesigner } from '../use-workflow-designer.ts';
import type { FlowActivity } from '../flow/flow-content.ts';
import { grantOf, permissionIn, rightIn, rightsOffered, withRight, withRights, type RightsField } from './form-rights.ts';
import { BulkSelect } from './BulkSelect.tsx';
import { RightsPreview } from './RightsPreview.tsx';
import { RightSelect } from './RightSelect.tsx';
import { RowRights } from './RowRights.tsx';
import { rightsTexts } from './rights.locale.ts';
import { useRightsFields } from './use-rights-fields.ts';
import type { FormPermission } from '@inkstone/schema';
import { labelled } from '@inkstone/schema';
import styles from './rights.module.css';

const withRightsKinds: ReadonlySet<string> = new Set(['start', 'approve', 'handle', 'circulate']);

/** The rights of every field at every activity of people; rows, columns and copies are set at once. */
export function RightsMatrix() {
  const t = useTexts(rightsTexts);
  const locale = useLocale();
  const { flow, nameOf, canEdit, edit } = useWorkflowDesigner();
  const fields = useRightsFields();
  const activities = [...placementsOf(flow.blocks).keys()].flatMap((code) => {
    const activity = flow.content.activities.get(code);
    return activity && withRightsKinds.has(activity.kind) ? [activity] : [];
  });
  const permissionOf = ({ kind, source }: FlowActivity): FormPermission => grantOf(kind, permissionIn(source['permission']));
  const settingOf = ({ code, source }: FlowActivity, permission: FormPermission | undefined) =>
    setting({
      document: flow.key,
      path: ['activities', code, 'permission'],
      value: permission as never,
      was: source['permission'],
    });
  const set = (activity: FlowActivity, permission: FormPermission | undefined) => edit([settingOf(activity, permission)]);
  const setRow = (field: RightsField, right: Parameters<typeof withRight>[2]) =>
    edit(
      activities.flatMap((activity) => {
        const permission = permissionOf(activity);
        return rightsOffered(permission, field).includes(right) ? [settingOf(activity, withRight(permission, field, right))] : [];
      }),
    );
  if (fields.length === 0) return <EmptyState title={t('noForm')} />;
  if (activities.length === 0) return <EmptyState title={t('noActivities')} />;
  return (
    <div className={styles.both}>
      <div className={styles.page}>
        <h2>{t('title')}</h2>
        <p className="ink-muted ink-small">{t('intro')}</p>
        <div className={styles.scroll} tabIndex={0} role="region" aria-label={t('title')}>
          <table className={styles.matrix}>
            <thead>
              <tr>
                <th scope="col">{t('field')}</th>
                {activities.map((activity) => (
                  <th key={activity.code} scope="col">
                    <span>{nameOf(activity.code)}</span>
                    {canEdit ? (
                      <>
                        <BulkSelect
                          label={t('columnOf', { activity: nameOf(activity.code) })}
                          onChoose={(right) => set(activity, withRights(permissionOf(activity), fields, right))}
                        />
                        <select
                          className={styles.bulk}
                          aria-label={t('copyTo', { activity: nameOf(activity.code) })}
                          value=""
                          onChange={(event) => {
                            const from = activities.find(({ code }) => code === event.target.value);
                            set(activity, from ? permissionOf(from) : undefined);
                          }}
                        >
                          <option value="">{t('copyFrom')}</option>
                          {activities
                            .filter((each) => each !== activity)
                            .map((each) => (
                              <option key={each.code} value={each.code}>
                                {nameOf(each.code)}
                              </option>
                            ))}
                          <option value="-">{t('reset')}</option>
                        </select>
                      </>
                    ) : null}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {fields.map((field) => (
                <tr key={field.key}>
                  <th scope="row">
                    <span className={field.sheet === null ? styles.row : `${styles.row} ${styles.column}`}>
                      <span>{field.name}</span>
                      {canEdit ? <BulkSelect label={t('rowOf', { field: field.name })} onChoose={(right) => setRow(field, right)} /> : null}
                    </span>
                  </th>
                  {activities.map((activity) => {
                    const permission = permissionOf(activity);
                    return (
                      <td key={activity.code}>
                        <RightSelect
                          label={labelled(nameOf(activity.code), field.name, locale)}
                          value={rightIn(permission, field)}
                          offered={rightsOffered(permission, field)}
                          isFixed={!canEdit}
                          onChange={(right) => set(activity, withRight(permission, field, right))}
                        />
                        {field.isSheet ? (
                          <RowRights
                            permission={permission}
                            sheet={field.key}
                            name={labelled(nameOf(activity.code), field.name, locale)}
                            isFixed={!canEdit}
                            onChange={(changed) => set(activity, changed)}
                          />
                        ) : null}
                      </td>
                    );
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
      <RightsPreview activities={activities} />
    </div>
  );
}
