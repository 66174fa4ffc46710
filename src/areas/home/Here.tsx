import { useMenu } from '@/components/availability/useMenu';
import { useFormat } from '@/components/format';
import { PageHeader } from '@/components/page/PageHeader';
import { useTranslations } from '@/locales/useTranslations';
import { useSession } from '@/session';
import { ScreenCard } from './ScreenCard';

/** Every screen that is there, with what can be done on it. */
export function Here() {
  const t = useTranslations();
  const { day } = useFormat();
  const { data } = useSession().state;
  const screens = useMenu().flatMap(({ children = [] }) => children);
  return (
    <>
      <PageHeader title={t('home.hello', { name: data?.nickname })} tabTitle={t('home.title')} line={day(new Date())} />
      <section aria-labelledby="home-here">
        <h2 id="home-here" className="home-here">
          {t('home.here')}
        </h2>
        <ul className="fish-cards fish-plain">
          {screens.map(({ path, label }) => (
            <li key={path}>
              <ScreenCard path={path} label={label} />
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
