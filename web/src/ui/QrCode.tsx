import { QRCodeSVG } from '@rc-component/qrcode';
import { qrCode } from '#domain/constants.ts';
import * as css from './qr-code.module.css';

/** A text as a QR code, drawn here: nothing of it leaves the page. Dark on light in both themes, as cameras need it. */
export const QrCode = ({ text, label }: { text: string; label: string }) => (
  <div className={css.qrCode}>
    <QRCodeSVG value={text} size={qrCode.size} level={qrCode.level} title={label} />
  </div>
);
