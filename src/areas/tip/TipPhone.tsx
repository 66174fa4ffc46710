import { BulbOutlined } from '@ant-design/icons';
import { type TipPlace, tipPlace } from '@contract/tip/enums';
import { withBoundary } from '@/components/boundary';
import { EnumText } from '@/components/StatusTag';
import { useTranslations } from '@/locales/useTranslations';

const scenes: Readonly<Partial<Record<TipPlace, readonly Part[]>>> = {
  home: ['tip', 'banner', 'tiles', 'tiles', 'space'],
  room: ['people', 'lines', 'space', 'tip', 'field'],
  mall: ['banner', 'tip', 'tiles', 'tiles', 'space'],
  wish: ['pond', 'tip', 'space', 'field'],
  mine: ['person', 'tip', 'rows', 'space'],
};

/** A place that the contract does not know. */
const unknownScene: readonly Part[] = ['tip', 'space'];

type Part = 'tip' | 'banner' | 'tiles' | 'people' | 'lines' | 'field' | 'pond' | 'person' | 'rows' | 'space';

/** How many shapes a part has; one by default. */
const shapes: Readonly<Partial<Record<Part, number>>> = { tiles: 3, people: 4, lines: 3, person: 2, rows: 3, space: 0 };

interface TipPhoneProps {
  place: TipPlace;
  text?: string;
  instead?: string;
}

export const TipPhone = withBoundary(function TipPhone({ place, text, instead }: TipPhoneProps) {
  const t = useTranslations();
  return (
    <div className="tip-phone">
      <div className="tip-phone-bar">
        <EnumText of={tipPlace} value={place} />
      </div>
      <div className="tip-phone-screen">
        {(scenes[place] ?? unknownScene).map((part, index) =>
          part === 'tip' ? (
            <p key="tip" className="tip-bubble" data-none={!text || undefined}>
              {text && <BulbOutlined aria-hidden />}
              <bdi>{text || instead || t('tip.shown.none')}</bdi>
            </p>
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of an outline stay in their places
            <Shape key={index} part={part} />
          ),
        )}
      </div>
    </div>
  );
});

function Shape({ part }: { part: Part }) {
  return (
    <div className={`tip-part tip-${part}`} aria-hidden>
      {Array.from({ length: shapes[part] ?? 1 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are alike and stay in their places
        <i key={index} />
      ))}
    </div>
  );
}
