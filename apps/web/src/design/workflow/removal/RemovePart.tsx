import { Modal } from 'antd';
import { documentId } from '@inkstone/design';
import { localizedName } from '@inkstone/schema';
import { useLocale, useTexts } from '../../../platform/i18n/use-texts.ts';
import { nameOf as documentNameOf } from '../../working-copy/name-of.ts';
import { useDocuments } from '../../working-copy/use-working-copy.ts';
import { activitySettings } from '../panel/activity-settings.ts';
import { isActivityKind } from '../flow/flow-content.ts';
import { routeOfPart } from '../part.ts';
import { useWorkflowDesigner } from '../use-workflow-designer.ts';
import type { PartRemoval, RemovalUse } from './part-removal.ts';
import { removalTexts } from './removal.locale.ts';

/** Says what uses a part before it is removed, and what becomes of each use. */
export function RemovePart({ removal }: { readonly removal: PartRemoval }) {
  const t = useTexts(removalTexts);
  const { nameOf, answerRemoval } = useWorkflowDesigner();
  const textOf = useUseText();
  const { part, activities, uses } = removal;
  const title = routeOfPart(part) === null ? t('title', { name: nameOf(part) }) : t('titleBranch');
  return (
    <Modal
      open
      title={title}
      okText={title}
      cancelText={t('cancel')}
      okButtonProps={{ danger: true }}
      onOk={() => answerRemoval(true)}
      onCancel={() => answerRemoval(false)}
      width={520}
    >
      <p>{t('goes', { count: activities.size })}</p>
      <ul>
        {uses.map((use) => (
          <li key={JSON.stringify(use)}>{textOf(use)}</li>
        ))}
      </ul>
      <p className="ink-muted">{t('undo')}</p>
    </Modal>
  );
}

function useUseText(): (use: RemovalUse) => string {
  const t = useTexts(removalTexts);
  const locale = useLocale();
  const { documents } = useDocuments();
  const { flow, nameOf } = useWorkflowDesigner();
  return (use) => {
    switch (use.kind) {
      case 'route':
        return use.to === null ? t('routeGoes', { from: nameOf(use.from) }) : t('route', { from: nameOf(use.from), to: nameOf(use.to) });
      case 'condition':
        return t('condition', { from: nameOf(use.from) });
      case 'setting': {
        const kind = flow.content.activities.get(use.activity)?.kind ?? '';
        const settings = isActivityKind(kind) ? activitySettings[kind] : [];
        const label = settings.find(({ property }) => property === use.property)?.label[locale] ?? use.property;
        return t('setting', { name: nameOf(use.activity), setting: label });
      }
      case 'document': {
        const { key } = documents.get(documentId(use.document)) ?? { key: use.document };
        return t(key.kind === 'scenario' ? 'scenario' : 'document', { name: localizedName(documentNameOf(documents, key), locale) });
      }
    }
  };
}
