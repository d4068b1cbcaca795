/// Texts of the interfaces in other frameworks: events, maps, players, drawing tools.
extension SystemWords {
  /// The English texts, which are the keys; each language has the same number, in this order.
  static let englishFrameworkTexts = [
    "Calendars", "Event Details", "Edit Event", "New Event", "Cannot Save Event", "All-day", "Starts", "Ends", "Title", "Location",
    "Notes", "My Location", "Tracking", "Volume", "Open in Browser", "Not Available", "Pen", "Pencil", "Marker", "Eraser",
  ]

  static let translatedFrameworkTexts: [String: [String]] = [
    "ar": [
      "التقويمات", "تفاصيل الحدث", "تحرير الحدث", "حدث جديد", "تعذر حفظ الحدث", "طوال اليوم", "يبدأ", "ينتهي", "العنوان", "الموقع",
      "ملاحظات", "موقعي", "التتبع", "مستوى الصوت", "فتح في المتصفح", "غير متاح", "قلم حبر", "قلم رصاص", "قلم تحديد", "ممحاة",
    ],
    "bn": [
      "ক্যালেন্ডারসমূহ", "ইভেন্টের বিবরণ", "ইভেন্ট সম্পাদনা", "নতুন ইভেন্ট", "ইভেন্ট সংরক্ষণ করা যাচ্ছে না", "সারাদিন", "শুরু", "শেষ",
      "শিরোনাম", "স্থান", "নোট", "আমার অবস্থান", "অনুসরণ", "ভলিউম", "ব্রাউজারে খুলুন", "উপলব্ধ নয়", "কলম", "পেনসিল", "মার্কার",
      "ইরেজার",
    ],
    "de": [
      "Kalenderliste", "Ereignisdetails", "Ereignis bearbeiten", "Neues Ereignis", "Ereignis kann nicht gesichert werden", "Ganztägig",
      "Beginn", "Ende", "Titel", "Ort", "Notizen", "Mein Standort", "Standortverfolgung", "Lautstärke", "Im Browser öffnen",
      "Nicht verfügbar", "Stift", "Bleistift", "Marker", "Radierer",
    ],
    "es": [
      "Calendarios", "Detalles del evento", "Editar evento", "Nuevo evento", "No se puede guardar el evento", "Todo el día", "Empieza",
      "Termina", "Título", "Ubicación", "Notas", "Mi ubicación", "Seguimiento", "Volumen", "Abrir en el navegador", "No disponible",
      "Bolígrafo", "Lápiz", "Rotulador", "Goma",
    ],
    "fr": [
      "Calendriers", "Détails de l’évènement", "Modifier l’évènement", "Nouvel évènement", "Impossible d’enregistrer l’évènement",
      "Jour entier", "Début", "Fin", "Titre", "Lieu", "Notes", "Ma position", "Suivi", "Volume", "Ouvrir dans le navigateur",
      "Non disponible", "Stylo", "Crayon", "Marqueur", "Gomme",
    ],
    "hi": [
      "कैलेंडर सूची", "इवेंट विवरण", "इवेंट संपादित करें", "नया इवेंट", "इवेंट सहेजा नहीं जा सकता", "पूरा दिन", "शुरू", "समाप्त",
      "शीर्षक", "स्थान", "नोट", "मेरा स्थान", "ट्रैकिंग", "आवाज़", "ब्राउज़र में खोलें", "उपलब्ध नहीं", "पेन", "पेंसिल", "मार्कर", "रबर",
    ],
    "id": [
      "Daftar Kalender", "Detail Acara", "Edit Acara", "Acara Baru", "Tidak Dapat Menyimpan Acara", "Sepanjang hari", "Mulai",
      "Berakhir", "Judul", "Lokasi", "Catatan", "Lokasi Saya", "Pelacakan", "Volume", "Buka di Browser", "Tidak Tersedia", "Pena",
      "Pensil", "Spidol", "Penghapus",
    ],
    "it": [
      "Calendari", "Dettagli evento", "Modifica evento", "Nuovo evento", "Impossibile salvare l’evento", "Tutto il giorno", "Inizio",
      "Fine evento", "Titolo", "Luogo", "Note", "La mia posizione", "Tracciamento", "Volume", "Apri nel browser", "Non disponibile",
      "Penna", "Matita", "Pennarello", "Gomma",
    ],
    "ja": [
      "カレンダー一覧", "イベントの詳細", "イベントを編集", "新規イベント", "イベントを保存できません", "終日", "開始", "終了", "タイトル", "場所", "メモ", "自分の位置", "追跡", "音量", "ブラウザで開く",
      "利用できません", "ペン", "鉛筆", "マーカー", "消しゴム",
    ],
    "ko": [
      "캘린더 목록", "이벤트 세부사항", "이벤트 편집", "새로운 이벤트", "이벤트를 저장할 수 없음", "하루 종일", "시작", "종료", "제목", "위치", "메모", "나의 위치", "추적", "음량",
      "브라우저에서 열기", "사용할 수 없음", "펜", "연필", "마커", "지우개",
    ],
    "nl": [
      "Agenda’s", "Activiteitdetails", "Wijzig activiteit", "Nieuwe activiteit", "Activiteit kan niet worden bewaard", "Hele dag",
      "Begint", "Eindigt", "Titel", "Locatie", "Notities", "Mijn locatie", "Volgen", "Volume", "Open in browser", "Niet beschikbaar",
      "Pen", "Potlood", "Markeerstift", "Gum",
    ],
    "pl": [
      "Kalendarze", "Szczegóły wydarzenia", "Edytuj wydarzenie", "Nowe wydarzenie", "Nie można zachować wydarzenia", "Cały dzień",
      "Początek", "Koniec", "Tytuł", "Miejsce", "Notatki", "Moje położenie", "Śledzenie", "Głośność", "Otwórz w przeglądarce",
      "Niedostępne", "Pióro", "Ołówek", "Marker", "Gumka",
    ],
    "pt": [
      "Calendários", "Detalhes do evento", "Editar evento", "Novo evento", "Não é possível salvar o evento", "O dia inteiro",
      "Início do evento", "Fim", "Título", "Local", "Notas", "Minha localização", "Rastreamento", "Volume", "Abrir no navegador",
      "Não disponível", "Caneta", "Lápis", "Marcador de texto", "Borracha",
    ],
    "ru": [
      "Календари", "Сведения о событии", "Правка события", "Новое событие", "Не удается сохранить событие", "Весь день", "Начало",
      "Конец", "Название", "Место", "Заметки", "Моя геопозиция", "Отслеживание", "Громкость", "Открыть в браузере", "Недоступно",
      "Ручка", "Карандаш", "Маркер", "Ластик",
    ],
    "th": [
      "ปฏิทินทั้งหมด", "รายละเอียดกิจกรรม", "แก้ไขกิจกรรม", "กิจกรรมใหม่", "ไม่สามารถบันทึกกิจกรรมได้", "ทั้งวัน", "เริ่มต้น", "สิ้นสุด",
      "ชื่อ", "สถานที่", "โน้ต", "ตำแหน่งของฉัน", "การติดตาม", "ระดับเสียง", "เปิดในเบราว์เซอร์", "ไม่พร้อมใช้งาน", "ปากกา", "ดินสอ",
      "ปากกามาร์กเกอร์", "ยางลบ",
    ],
    "tr": [
      "Takvimler", "Etkinlik Ayrıntıları", "Etkinliği Düzenle", "Yeni Etkinlik", "Etkinlik Kaydedilemiyor", "Tüm gün", "Başlangıç",
      "Bitiş", "Başlık", "Konum", "Notlar", "Konumum", "İzleme", "Ses Yüksekliği", "Tarayıcıda Aç", "Kullanılamıyor", "Dolma kalem",
      "Kurşun kalem", "Keçeli kalem", "Silgi",
    ],
    "uk": [
      "Календарі", "Деталі події", "Редагувати подію", "Нова подія", "Не вдається зберегти подію", "Увесь день", "Початок", "Кінець",
      "Назва", "Місце", "Нотатки", "Моє місце", "Відстеження", "Гучність", "Відкрити в браузері", "Недоступно", "Ручка", "Олівець",
      "Маркер", "Гумка",
    ],
    "vi": [
      "Danh sách lịch", "Chi tiết sự kiện", "Sửa sự kiện", "Sự kiện mới", "Không thể lưu sự kiện", "Cả ngày", "Bắt đầu", "Kết thúc",
      "Tiêu đề", "Vị trí", "Ghi chú", "Vị trí của tôi", "Theo dõi", "Âm lượng", "Mở trong trình duyệt", "Không khả dụng", "Bút mực",
      "Bút chì", "Bút dạ", "Tẩy",
    ],
    "zh-Hans": [
      "日历列表", "日程详细信息", "编辑日程", "新建日程", "无法存储日程", "全天", "开始", "结束", "标题", "位置", "备注", "我的位置", "跟踪", "音量", "在浏览器中打开", "不可用", "钢笔", "铅笔",
      "马克笔", "橡皮擦",
    ],
    "zh-Hant": [
      "行事曆列表", "行程詳細資訊", "編輯行程", "新增行程", "無法儲存行程", "整日", "開始", "結束", "標題", "位置", "備註", "我的位置", "追蹤", "音量", "在瀏覽器中打開", "無法使用", "鋼筆", "鉛筆",
      "麥克筆", "橡皮擦",
    ],
  ]
}
