import type { Cell, Column } from './rows.ts';

const signature = Buffer.from('PGCOPY\n\xff\r\n\0', 'latin1');
const mebibyte = 1024 * 1024;

/** Rows in the binary format of COPY (PostgreSQL documentation, COPY, "Binary Format"). */
export function copiedRows<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): Uint8Array<ArrayBuffer> {
  const file = growing();
  file.bytes(signature);
  // Neither flags nor more of a header.
  file.int32(0);
  file.int32(0);
  for (const row of rows) {
    file.int16(columns.length);
    for (const [, type, of] of columns) putCell(file, type, of(row));
  }
  file.int16(-1);
  return file.written();
}

const noValue = -1;

/** A cell, with its length in bytes before it. */
function putCell(file: Growing, type: Column<never>[1], cell: Cell): void {
  if (cell === null) return file.int32(noValue);
  if (cell instanceof Uint8Array) {
    file.int32(cell.length);
    return file.bytes(cell);
  }
  switch (type) {
    case 'int4':
      file.int32(4);
      return file.int32(Number(cell));
    case 'int8':
      file.int32(8);
      return file.int64(Number(cell));
    case 'bool':
      file.int32(1);
      return file.int8(Number(cell));
    default:
      return file.text(String(cell));
  }
}

type Growing = ReturnType<typeof growing>;

/** Bytes that are written one after another; whole numbers have their highest byte first. */
function growing() {
  let bytes = Buffer.allocUnsafeSlow(mebibyte);
  let end = 0;
  const room = (size: number) => {
    if (end + size <= bytes.length) return;
    const larger = Buffer.allocUnsafeSlow(Math.max(2 * bytes.length, end + size));
    bytes.copy(larger);
    bytes = larger;
  };
  const int32 = (value: number): void => {
    room(4);
    end = bytes.writeInt32BE(value, end);
  };
  return {
    int8: (value: number): void => {
      room(1);
      end = bytes.writeInt8(value, end);
    },
    int16: (value: number): void => {
      room(2);
      end = bytes.writeInt16BE(value, end);
    },
    int32,
    int64: (value: number): void => {
      int32(Math.floor(value / 2 ** 32));
      room(4);
      end = bytes.writeUInt32BE(value >>> 0, end);
    },
    bytes: (value: Uint8Array): void => {
      room(value.length);
      bytes.set(value, end);
      end += value.length;
    },
    text: (value: string): void => {
      // No character of UTF-16 takes more than three bytes.
      room(4 + 3 * value.length);
      const length = bytes.write(value, end + 4);
      bytes.writeInt32BE(length, end);
      end += 4 + length;
    },
    written: () => bytes.subarray(0, end),
  };
}
