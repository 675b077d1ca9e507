const pieceBytes = 8_192;

/** Encodes bytes as base64; large inputs are safe. */
export function base64Of(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += pieceBytes) text += String.fromCharCode(...bytes.subarray(at, at + pieceBytes));
  return btoa(text);
}
