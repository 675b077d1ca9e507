import './page.css';
/** The last character of a Chinese name, the first letter of another one. */
export function Avatar({ name }: { readonly name: string }) {
  const letters = Array.from(name.trim());
  const sign = /\p{Script=Han}/u.test(name) ? letters.at(-1) : letters[0]?.toUpperCase();
  return (
    <span className="avatar" aria-hidden="true">
      {sign ?? '·'}
    </span>
  );
}
