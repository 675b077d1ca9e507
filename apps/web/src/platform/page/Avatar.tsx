import { useQuery } from '@tanstack/react-query';
import { useClient } from '../platform.ts';
import { pictureQuery } from './person-picture.ts';
import styles from './page.module.css';

interface AvatarProps {
  readonly name: string;
  /** The person whose picture is shown, if they have one. */
  readonly personId?: string;
}

/** A person's picture, or else the last character of a Chinese name, the first letter of another one. */
export function Avatar({ name, personId }: AvatarProps) {
  return personId === undefined ? <Sign name={name} /> : <Picture name={name} personId={personId} />;
}

function Picture({ name, personId }: { readonly name: string; readonly personId: string }) {
  const picture = useQuery(pictureQuery(useClient(), personId)).data;
  return picture ? <img className={styles.avatar} data-avatar src={picture} alt="" /> : <Sign name={name} />;
}

function Sign({ name }: { readonly name: string }) {
  const letters = Array.from(name.trim());
  const sign = /\p{Script=Han}/u.test(name) ? letters.at(-1) : letters[0]?.toUpperCase();
  return (
    <span className={styles.avatar} data-avatar aria-hidden="true">
      {sign ?? '·'}
    </span>
  );
}
