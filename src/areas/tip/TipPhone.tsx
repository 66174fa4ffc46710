import { BulbOutlined } from '@ant-design/icons';
import { useIntl } from '@umijs/max';
import { type TipPlace, tipPlace } from '@contract/tip/enums';
import { EnumText } from '@/components/StatusTag';

/** What a place of the app looks like in outline, from top to bottom, and where in it a tip stands. */
const scenes: Readonly<Record<TipPlace, readonly Part[]>> = {
  home: ['tip', 'banner', 'tiles', 'tiles', 'space'],
  room: ['people', 'lines', 'space', 'tip', 'field'],
  mall: ['banner', 'tip', 'tiles', 'tiles', 'space'],
  wish: ['pond', 'tip', 'space', 'field'],
  mine: ['person', 'tip', 'rows', 'space'],
};

type Part = 'tip' | 'banner' | 'tiles' | 'people' | 'lines' | 'field' | 'pond' | 'person' | 'rows' | 'space';

/** How many shapes a part is made of; one unless told. */
const shapes: Readonly<Partial<Record<Part, number>>> = { tiles: 3, people: 4, lines: 3, person: 2, rows: 3, space: 0 };

interface TipPhoneProps {
  place: TipPlace;
  /** Nothing is shown there without one. */
  text?: string;
  /** Said in the tip's place, where it has no text yet. */
  instead?: string;
}

/** A tip as it stands in its place of the app: a phone in outline, in small. */
export function TipPhone({ place, text, instead }: TipPhoneProps) {
  const { formatMessage } = useIntl();
  return (
    <div className="tip-phone">
      <div className="tip-phone-bar">
        <EnumText of={tipPlace} value={place} />
      </div>
      <div className="tip-phone-screen">
        {scenes[place].map((part, index) =>
          part === 'tip' ? (
            <p key="tip" className="tip-bubble" data-none={!text || undefined}>
              {text && <BulbOutlined aria-hidden />}
              <bdi>{text || instead || formatMessage({ id: 'tip.shown.none' })}</bdi>
            </p>
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: an outline never changes
            <Shape key={index} part={part} />
          ),
        )}
      </div>
    </div>
  );
}

function Shape({ part }: { part: Part }) {
  return (
    <div className={`tip-part tip-${part}`} aria-hidden>
      {Array.from({ length: shapes[part] ?? 1 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
        <i key={index} />
      ))}
    </div>
  );
}
