/**
 * The PDF engine calls ArrayBuffer.prototype.transferToFixedLength, which Node 20 lacks. Without it fonts fail to load,
 * and bold or invisible text is not detected.
 */
interface Transferring extends ArrayBuffer {
  transferToFixedLength?: (this: ArrayBuffer, length?: number) => ArrayBuffer;
}

const prototype: Transferring = ArrayBuffer.prototype;
prototype.transferToFixedLength ??= function (length) {
  const size = length ?? this.byteLength;
  const copy = new ArrayBuffer(size);
  new Uint8Array(copy).set(new Uint8Array(this, 0, Math.min(size, this.byteLength)));
  return copy;
};
