import { phoneText } from '@/domain/contact/phone';
import type { Doctor } from '@/domain/doctor/doctor';

/** Shows a doctor with clinic, town and phone. */
export function DoctorCard({ id, doctor }: { id?: string; doctor: Doctor }) {
  const { name, clinic, phone, officePhone, address } = doctor;
  const place = [address.city, address.stateProvince].filter(Boolean).join(', ');
  return (
    <div id={id} className="min-w-0 wrap-anywhere">
      <p className="font-medium">{name}</p>
      <p className="text-ink-soft text-sm">{[clinic, place].filter(Boolean).join(' · ')}</p>
      <p className="text-sm">{phoneText(phone || officePhone)}</p>
    </div>
  );
}
