const pieceBytes = 8_192;

/** Bytes as base64, also many of them. */
export function base64Of(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += pieceBytes) text += String.fromCharCode(...bytes.subarray(at, at + pieceBytes));
  return btoa(text);
}
