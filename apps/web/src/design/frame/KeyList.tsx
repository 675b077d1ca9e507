import { Modal } from 'antd';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { keyTexts } from './keys.locale.ts';
import styles from './frame.module.css';

const groups = [
  ['everywhere', ['?', 'Ctrl+K', 'Ctrl+Z', 'Ctrl+Y']],
  ['tree', ['↑ ↓', 'Enter', 'Delete', '/']],
  ['canvas', ['← → ↑ ↓', 'Alt+← → ↑ ↓', 'Shift+↑ ↓', 'F2', 'Delete', 'Ctrl+C X V', 'Ctrl+D', 'Alt+Shift+← →']],
  ['flow', ['← → ↑ ↓', 'Alt+↑ ↓', 'Alt+← →', 'Enter', 'Insert', 'Delete', 'Ctrl+C X V', 'Ctrl+D', 'Space', '/', '=  -  0']],
  ['lines', ['↑ ↓', 'Alt+↑ ↓', 'Tab']],
] as const;

/** The keys of the design environment, which `?` lists. */
export function KeyList({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts(keyTexts);
  return (
    <Modal open title={t('title')} footer={null} onCancel={onClose} width={520}>
      {groups.map(([group, keys]) => (
        <section key={group} aria-label={t(group)}>
          <h3 className={styles.keyGroup}>{t(group)}</h3>
          <dl className={styles.keys}>
            {keys.map((key, index) => (
              <div key={key}>
                <dt>
                  <kbd>{key}</kbd>
                </dt>
                <dd>{t(`${group}-${index}` as Parameters<typeof t>[0])}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Modal>
  );
}
