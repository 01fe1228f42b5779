import { ExamHoursDay } from '@generated/stores/model/examHoursDay';
import type { StoreId } from '@/domain/locale/locales';
import type { Handler } from '../../call';
import { apiErrors, reject } from '../../http/api-errors';
import type { SandboxContext } from '../../sandbox-context';
import { languageOf } from '../../serializers/language';
import { toDoctor } from '../../serializers/to-doctor';
import { toPhysicalStore } from '../../serializers/to-physical-store';
import { GENERIC_USER_ID, type Shopper } from '../../session/shopper';
import { favoriteStoreKey } from '../../state/favorite-store';
import { doctorsOf, examDays } from '../../stores/exam-practice';
import { examServicesOf } from '../../stores/exam-services';
import { timeOfDay } from '../../stores/exam-slots';
import { requireStore, storesOf } from '../../stores/find-store';
import { storeErrors } from '../../stores/store-errors';
import { storeSearchPage } from '../../stores/store-search-page';

/** Doctors and exam services of a store; empty lists where no exam can be booked. */
export const getStoreDoctors: Handler<'getStoreDoctors'> = ({ params, query }, context) => {
  const store = requireStore(context, params.storeId, params.storeName);
  const language = languageOf(query.langId);
  return {
    data: {
      doctors: doctorsOf(context, store).map(toDoctor),
      examServicies: examServicesOf(store).map(({ serviceId, name }) => ({
        serviceId,
        serviceName: name[language],
      })),
    },
  };
};

/** Returns the exam hours of a store: on each day from the first doctor's exam to the last one's. */
export const getDoctorPractice: Handler<'getDoctorPractice'> = ({ params }, context) => {
  const store = context.stores.find(({ storeNumber }) => storeNumber === params.storeName);
  if (!store) return reject(storeErrors.storeNotFound(params.storeName));
  const days = examDays(context, store);
  return {
    doctors: doctorsOf(context, store)
      .map(toDoctor)
      .map(({ doctorId = '', languages, stateLicense, npi, newPatients }) => ({
        doctorId,
        ...(languages && { languages }),
        ...(stateLicense && { stateLicense }),
        ...(npi && { npi }),
        ...(newPatients && { newPatients }),
      })),
    examHours: Object.values(ExamHoursDay).flatMap((day, index) => {
      const hours = days.filter(({ weekday }) => weekday === index);
      if (hours.length === 0) return [];
      const open = timeOfDay(Math.min(...hours.map(({ opens }) => opens)));
      return [{ day, open, close: timeOfDay(Math.max(...hours.map(({ closes }) => closes))) }];
    }),
  };
};

/** Returns one store by its number. */
export const getStore: Handler<'getStore'> = ({ params, query, shopper }, context) => {
  const store = requireStore(context, params.storeId, params.storeName);
  const { userId } = shopper;
  const favorite = context.state.favoriteStores.get(favoriteStoreKey({ userId, storeLocId: store.uniqueId }));
  return toPhysicalStore(store, {
    langId: query.langId,
    now: context.now(),
    favoriteOf: favorite?.userId,
  });
};

/** The specification names no radius; without one a search would always find something. About 100 miles. */
const RADIUS_KM = 160;

/** Stores of the country around a position, nearest first, that pass the filters. */
export const findStores: Handler<'findStores'> = (call, context) => storeSearchPage(call, context, RADIUS_KM);

/** Guests have favorites too, but not the generic user. Adding one again changes nothing. */
export const addFavouriteStore: Handler<'addFavouriteStore'> = ({ params, body, shopper }, context) => {
  const { storeLocId, storeNickName: nickName } = body;
  const { userId } = requireFavoriteChange(context, { shopper, storeId: params.storeId, storeLocId });
  const { favoriteStores } = context.state;
  if (!favoriteStores.get(favoriteStoreKey({ userId, storeLocId })))
    favoriteStores.insert({ userId, storeId: params.storeId, storeLocId, nickName });
  return { user: userId, storeLocId };
};

/** Removes a favorite. Removing a store that is no favorite changes nothing. */
export const removeFavouriteStore: Handler<'removeFavouriteStore'> = ({ params, shopper }, context) => {
  const storeLocId = params.id;
  const { userId } = requireFavoriteChange(context, { shopper, storeId: params.storeId, storeLocId });
  context.state.favoriteStores.remove(favoriteStoreKey({ userId, storeLocId }));
  return { user: userId, storeLocId };
};

function requireFavoriteChange(
  context: SandboxContext,
  { shopper, storeId, storeLocId }: { shopper: Shopper; storeId: StoreId; storeLocId: string },
): Shopper {
  if (shopper.userId === GENERIC_USER_ID) reject(apiErrors.userNeeded());
  const isKnown = storesOf(context, storeId).some(({ uniqueId }) => uniqueId === storeLocId);
  if (!isKnown) reject(storeErrors.storeNotFound(storeLocId));
  return shopper;
}
