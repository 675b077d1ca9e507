import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useRef } from 'react';
import { removePersonPicture, setPersonPicture } from '@inkstone/api';
import { createId } from '@inkstone/schema';
import { useAnnounce } from '@inkstone/ui-kit';
import { useFailureText } from '../../../platform/failure/use-failure-text.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Avatar } from '../../../platform/page/Avatar.tsx';
import { pictureQuery } from '../../../platform/page/person-picture.ts';
import { usePlatform } from '../../../platform/platform.ts';
import { peopleTexts } from './people.locale.ts';
import styles from './person.module.css';

/** The picture of a person: upload one, or remove it. */
export function PersonPicture({ personId, name }: { readonly personId: string; readonly name: string }) {
  const t = useTexts(peopleTexts);
  const { client, uploader } = usePlatform();
  const queries = useQueryClient();
  const announce = useAnnounce();
  const failureText = useFailureText();
  const input = useRef<HTMLInputElement>(null);
  const picture = useQuery(pictureQuery(client, personId)).data;
  const change = useMutation({
    mutationFn: (file: File | null) =>
      file
        ? uploader(setPersonPicture, { personId }, file, { idempotencyKey: createId() })
        : client.call(removePersonPicture, { personId }, { idempotencyKey: createId() }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: ['person-picture', personId] });
      announce(t('saved'));
    },
  });
  return (
    <div className={styles.picture}>
      <Avatar name={name} personId={personId} />
      <Button size="small" loading={change.isPending} onClick={() => input.current?.click()}>
        {t(picture ? 'otherPicture' : 'choosePicture')}
      </Button>
      {picture ? (
        <Button size="small" type="text" disabled={change.isPending} onClick={() => change.mutate(null)}>
          {t('removePicture')}
        </Button>
      ) : null}
      <span role="alert" className={styles.issue}>
        {change.isError ? failureText(change.error) : null}
      </span>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/png,image/jpeg,image/gif,image/bmp,image/tiff"
        aria-label={t('choosePicture')}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = '';
          if (file) change.mutate(file);
        }}
      />
    </div>
  );
}
