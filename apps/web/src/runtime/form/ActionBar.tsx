import { MoreOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import type { OfferedAction } from '@inkstone/api';
import { localizedName } from '@inkstone/schema';
import { StickyBar } from '@inkstone/ui-kit';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import { formTexts } from './form.locale.ts';
import type { ActionName } from './action-request.ts';

const primary: readonly ActionName[] = ['Submit', 'Agree', 'Read'];
const rare: readonly ActionName[] = ['Forward', 'Retrieve', 'Cancel', 'Delete'];
const order: readonly ActionName[] = ['Submit', 'Agree', 'Read', 'DisAgree', 'Reject', 'Save', 'Forward', 'Retrieve', 'Cancel', 'Delete'];

interface ActionBarProps {
  readonly actions: readonly OfferedAction[];
  readonly running: ActionName | null;
  onAction(action: ActionName): void;
  onClose(): void;
}

/** What the person may do here: the usual first, the rare in a menu. */
export function ActionBar({ actions, running, onAction, onClose }: ActionBarProps) {
  const t = useTexts(formTexts);
  const locale = useLocale();
  const nameOf = (offered: OfferedAction): string =>
    offered.name ? localizedName({ name: offered.name, name_i18n: offered.name_i18n }, locale) : t(offered.action);
  const sorted = actions.toSorted((left, right) => order.indexOf(left.action) - order.indexOf(right.action));
  const usual = sorted.filter(({ action }) => !rare.includes(action));
  const inMenu = sorted.filter(({ action }) => rare.includes(action));
  return (
    <StickyBar label={t('actions')} aside={<Button onClick={onClose}>{t('back')}</Button>}>
      {usual.map((offered) => (
        <Button
          key={offered.action}
          data-action={offered.action}
          type={primary.includes(offered.action) ? 'primary' : 'default'}
          loading={running === offered.action}
          disabled={running !== null && running !== offered.action}
          onClick={() => onAction(offered.action)}
        >
          {nameOf(offered)}
        </Button>
      ))}
      {inMenu.length > 0 ? (
        <Dropdown
          trigger={['click']}
          menu={{
            items: inMenu.map((offered) => ({ key: offered.action, label: nameOf(offered), disabled: running !== null })),
            onClick: ({ key }) => onAction(key as ActionName),
          }}
        >
          <Button icon={<MoreOutlined />} aria-label={t('more')} data-action="more" />
        </Dropdown>
      ) : null}
    </StickyBar>
  );
}
