/** A list with that many places, all to be filled by the caller: a list that grows while it is filled takes several times as long. */
export function sizedList<T>(length: number): T[] {
  // oxlint-disable-next-line unicorn/no-new-array -- Array.from fills place by place.
  return new Array<T>(length);
}
