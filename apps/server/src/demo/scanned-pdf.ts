/** Returns a PDF with one A4 page that shows a JPEG, as a scanner produces it. */
export function scannedPdf(jpeg: Buffer, { width, height }: { readonly width: number; readonly height: number }): Buffer {
  const content = Buffer.from('q 595 0 0 842 0 0 cm /Scan Do Q');
  const picture = `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode`;
  const objects = [
    Buffer.from('<< /Type /Catalog /Pages 2 0 R >>'),
    Buffer.from('<< /Type /Pages /Kids [3 0 R] /Count 1 >>'),
    Buffer.from('<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /XObject << /Scan 4 0 R >> >> /Contents 5 0 R >>'),
    stream(picture, jpeg),
    stream('', content),
  ];
  const parts: Buffer[] = [Buffer.from('%PDF-1.4\n')];
  const offsets: number[] = [];
  for (const [index, object] of objects.entries()) {
    offsets.push(lengthOf(parts));
    parts.push(Buffer.from(`${index + 1} 0 obj\n`), object, Buffer.from('\nendobj\n'));
  }
  const start = lengthOf(parts);
  const entries = offsets.map((target) => `${String(target).padStart(10, '0')} 00000 n \n`);
  const count = objects.length + 1;
  const tail = `xref\n0 ${count}\n0000000000 65535 f \n${entries.join('')}trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.concat([...parts, Buffer.from(tail)]);
}

function stream(dictionary: string, bytes: Buffer): Buffer {
  return Buffer.concat([Buffer.from(`<< ${dictionary} /Length ${bytes.length} >>\nstream\n`), bytes, Buffer.from('\nendstream')]);
}

function lengthOf(parts: readonly Buffer[]): number {
  return parts.reduce((sum, { length }) => sum + length, 0);
}
