import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useRef } from 'react';
import { createId } from '@inkstone/schema';
import { removeOwnPicture, setOwnPicture } from '@inkstone/api';
import { useAnnounce } from '@inkstone/ui-kit';
import { useFailureText } from '../platform/failure/use-failure-text.ts';
import { useTexts } from '../platform/i18n/use-texts.ts';
import { Avatar } from '../platform/page/Avatar.tsx';
import { pictureQuery } from '../platform/page/person-picture.ts';
import { usePlatform } from '../platform/platform.ts';
import { useUser } from '../platform/session/use-session.ts';
import { identityTexts } from './identity.locale.ts';
import styles from './identity.module.css';

/** The user's profile picture: upload one, or remove it. */
export function OwnPicture() {
  const t = useTexts(identityTexts);
  const user = useUser();
  const { client, uploader } = usePlatform();
  const queries = useQueryClient();
  const announce = useAnnounce();
  const failureText = useFailureText();
  const input = useRef<HTMLInputElement>(null);
  const picture = useQuery(pictureQuery(client, user.id)).data;
  const change = useMutation({
    mutationFn: (file: File | null) =>
      file
        ? uploader(setOwnPicture, {}, file, { idempotencyKey: createId() })
        : client.call(removeOwnPicture, {}, { idempotencyKey: createId() }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: ['person-picture', user.id] });
      announce(t('pictureChanged'));
    },
  });
  return (
    <div className={styles.ownPicture}>
      <Avatar name={user.name} personId={user.id} />
      <div>
        <div className={styles.ownPictureActions}>
          <Button size="small" loading={change.isPending} onClick={() => input.current?.click()}>
            {t(picture ? 'pictureOther' : 'pictureChoose')}
          </Button>
          {picture ? (
            <Button size="small" type="text" disabled={change.isPending} onClick={() => change.mutate(null)}>
              {t('pictureRemove')}
            </Button>
          ) : null}
        </div>
        <p className="ink-muted ink-small">{t('pictureHint')}</p>
        <div role="alert" className={styles.ownPictureFailure}>
          {change.isError ? failureText(change.error) : null}
        </div>
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/png,image/jpeg,image/gif,image/bmp,image/tiff"
        aria-label={t('pictureChoose')}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = '';
          if (file) change.mutate(file);
        }}
      />
    </div>
  );
}
