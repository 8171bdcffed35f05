import { Drawing } from './drawing.tsx';

/** One sheet, and lines from it to three parcels. */
export function ParcelsDrawing() {
  return (
    <Drawing>
      <path d="M110 42h78l22 22v82H110Z" className="fill-card text-deep" stroke="currentColor" />
      <path d="M188 42v22h22" className="text-deep" stroke="currentColor" />
      <path d="M128 78h50M128 94h62M128 110h44" className="text-deep" stroke="currentColor" />
      <path d="M160 146v36M160 160H76v22M160 160h84v22" strokeDasharray="1 8" />
      <path d="M46 190h60v52H46Z" className="fill-sage" />
      <path d="M76 190v52M46 210h60M76 190c-14-2-18-16-8-16 6 0 8 8 8 16 0-8 4-16 10-16 8 0 4 14-10 16" />
      <path d="M130 206h60v50h-60Z" className="fill-butter" />
      <path d="M160 206v50M130 224h60M160 206c-14-2-18-16-8-16 6 0 8 8 8 16 0-8 4-16 10-16 8 0 4 14-10 16" />
      <path d="M214 190h60v52h-60Z" className="fill-sage" />
      <path d="M244 190v52M214 210h60M244 190c-14-2-18-16-8-16 6 0 8 8 8 16 0-8 4-16 10-16 8 0 4 14-10 16" />
    </Drawing>
  );
}
